"""Solves the springs of a CSV file with `curvetool sweep` on Spark.

    spark-submit sweep.py springs.csv facts --tool /usr/local/bin/curvetool
    cat facts/part-*     # the bytes of: curvetool sweep --input springs.csv
"""

import argparse
import shlex
from itertools import chain, islice

from pyspark import SparkContext


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("springs", help="CSV with a header: a path or URL that Spark reads")
    parser.add_argument("facts", help="the folder to write, one file for each partition")
    parser.add_argument(
        "--tool",
        default="/usr/local/bin/curvetool",
        help="the path of curvetool on every worker: the pipe has no PATH",
    )
    parser.add_argument("--partitions", type=int, help="at least this many")
    options = parser.parse_args()

    spark = SparkContext(appName="curvetool sweep")
    lines = spark.textFile(options.springs, options.partitions)
    header = lines.first()

    # Every partition needs the header, which says what its columns are; the first has it already.
    def with_header(index, rows):
        return rows if index == 0 else chain([header], rows)

    # Only the first partition keeps the header of the facts.
    def without_header(index, rows):
        return rows if index == 0 else islice(rows, 1, None)

    sweep = f"{shlex.quote(options.tool)} sweep --input - --threads 1"
    (
        lines.mapPartitionsWithIndex(with_header)
        .pipe(sweep, checkCode=True)
        .mapPartitionsWithIndex(without_header)
        .saveAsTextFile(options.facts)
    )
    spark.stop()


if __name__ == "__main__":
    main()
