import { expect, test } from 'vitest'
import { report } from './finding.ts'

test('the report has what is wrong last, with what to do, and counts it', () => {
  const good = { name: 'Node' }
  const bad = { name: 'Puerto', problem: 'El puerto 3000 es de otro programa.', cure: 'Ciérralo.' }
  expect(report([bad, good])).toBe(
    '  Bien  Node\n\n  Mal   Puerto: El puerto 3000 es de otro programa.\n        → Ciérralo.\n\nHay 1 cosa por arreglar.',
  )
  expect(report([good])).toBe('  Bien  Node\n\nTodo está bien.')
})

test('the report fits a terminal of 80 columns, and leaves whole what will be copied', () => {
  const problem = `En /var/${'x'.repeat(90)} no se puede escribir, y por eso nadie puede guardar nada.`
  const lines = report([
    { name: 'Carpeta de datos', problem, cure: 'una palabra '.repeat(30) },
  ]).split('\n')
  const long = lines.filter((line) => line.length > 80)
  expect(long).toEqual([`        /var/${'x'.repeat(90)}`])
  expect(lines.filter((line) => line !== '' && !/^ {2}Mal|^ {8}\S|^ {10}|^Hay/.test(line))).toEqual(
    [],
  )
})
