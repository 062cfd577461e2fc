"""Solves the springs of a CSV or Parquet file with `curvetool sweep` on Spark.

    spark-submit sweep.py springs.csv facts --tool /usr/local/bin/curvetool
    cat facts/part-*     # the bytes of: curvetool sweep --input springs.csv

    spark-submit sweep.py springs.parquet facts.parquet --tool /usr/local/bin/curvetool
"""

import argparse
import csv
import io
import shlex
import subprocess
from itertools import chain, islice

from pyspark.sql import SparkSession


def csv_line(values):
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow(values)
    return line.getvalue()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "springs", help="a path or URL that Spark reads: Parquet if it ends in .parquet, else CSV with a header"
    )
    parser.add_argument("facts", help="the folder to write, one file for each partition; the same two formats")
    parser.add_argument(
        "--tool",
        default="/usr/local/bin/curvetool",
        help="the path of curvetool on every worker: the pipe has no PATH",
    )
    parser.add_argument("--partitions", type=int, help="the minimum number for a CSV file, the exact number for Parquet")
    options = parser.parse_args()

    spark = SparkSession.builder.appName("curvetool sweep").getOrCreate()
    kinds = {}  # the types of Parquet columns
    if options.springs.endswith(".parquet"):
        table = spark.read.parquet(options.springs)
        if options.partitions:
            table = table.repartition(options.partitions)
        kinds = dict(table.dtypes)
        header = csv_line(table.columns)
        lines = table.rdd.map(csv_line)
        has_header = -1  # no partition
    else:
        lines = spark.sparkContext.textFile(options.springs, options.partitions)
        header = lines.first()
        has_header = 0

    # Every partition needs the header, which names its columns. The first one of a CSV file already has it.
    def with_header(index, rows):
        return rows if index == has_header else chain([header], rows)

    to_parquet = options.facts.endswith(".parquet")

    # In CSV the first partition keeps the header of the facts, so that the files in order are one table.
    def without_header(index, rows):
        return rows if index == 0 and not to_parquet else islice(rows, 1, None)

    sweep = [options.tool, "sweep", "--input", "-", "--threads", "1"]
    facts = (
        lines.mapPartitionsWithIndex(with_header)
        .pipe(shlex.join(sweep), checkCode=True)
        .mapPartitionsWithIndex(without_header)
    )
    if to_parquet:
        # The tool names the columns: the parameters of the springs, the facts, then unknown columns.
        known = subprocess.run([options.tool, "sweep"], check=True, capture_output=True, text=True).stdout
        known = known.splitlines()[0].split(",")
        names = subprocess.run(sweep, input=header + "\n", check=True, capture_output=True, text=True).stdout
        kind = {name: "double" for name in known} | {"regime": "string"}
        schema = ", ".join(
            f"`{name}` {kind.get(name) or kinds.get(name, 'string')}"
            for name in next(csv.reader(names.splitlines()))
        )
        # A bad row keeps its text, which a numeric column cannot store: it is null there, like its facts.
        spark.read.csv(facts, schema=schema, mode="PERMISSIVE").write.parquet(options.facts)
    else:
        facts.saveAsTextFile(options.facts)
    spark.stop()


if __name__ == "__main__":
    main()
