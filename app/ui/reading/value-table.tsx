import type { ComponentProps } from 'react'
import styles from './value-table.module.css'

/** A table of names with one value each, at the end of the line. */
export function ValueTable({ className, ...table }: ComponentProps<'table'>) {
  return <table className={[styles.table, className].filter(Boolean).join(' ')} {...table} />
}
