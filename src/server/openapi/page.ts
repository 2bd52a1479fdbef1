import { escaped } from '../mail/escaped.ts'
import { plainPage } from '../plain-page.ts'
import { describeSchema, fieldsOf } from './describe-schema.ts'
import type { Document, Operation } from './document.ts'
import type { Body, Parameter } from './request.ts'
import type { ResponseObject } from './responses.ts'

export function documentPage({ paths, components, info, tags }: Document): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const byGroup = Map.groupBy(entries, ({ operation }) => operation.tags[0]!)
  const groups = tags.map(({ name }) => ({ name, found: byGroup.get(name) ?? [] }))
  const shapes = Object.entries(components.schemas)
  return plainPage(
    'La API de Escaparate',
    `<h1>La API de Escaparate</h1>
<p>${escaped(info.description)}</p>
<p>Para programas está <a href="/api/schema/">el documento OpenAPI 3.1</a>. Quien llama se identifica con la cabecera <code>Authorization: Bearer …</code> y el token de acceso que da <code>POST /api/token/</code>.</p>
<p>Toda negativa dice en <code>detail</code> qué hacer y lleva un <code>code</code>; los datos por corregir vienen por su campo. Si algo falla por nuestra parte, la respuesta es 500 o 503 con la forma <a href="#Fault">Fault</a>.</p>
<nav aria-label="Grupos"><p>${groups.map(({ name }) => `<a href="#${anchorOf(name)}">${name}</a>`).join(' · ')} · <a href="#formas">Formas</a></p></nav>
${groups.map(({ name, found }) => `<h2 id="${anchorOf(name)}">${name}</h2>\n${found.map(operationBox).join('\n')}`).join('\n')}
<h2 id="formas">Formas</h2>
${shapes.map(([name, schema]) => `<h3 id="${name}">${name}</h3>\n${table(fieldsOf(schema).map(fieldRow))}`).join('\n')}`,
  )
}

const anchorOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

type Entry = { method: string; path: string; operation: Operation }

function operationBox({ method, path, operation }: Entry): string {
  const { operationId, summary, description, parameters, requestBody, responses, security } =
    operation
  return `<details id="${operationId}"><summary><code><strong>${method.toUpperCase()}</strong> ${escaped(path)}</code><span>${escaped(summary)}</span></summary>
<div><p>${accessLine(security)}</p>
${description ? `<p>${escaped(description)}</p>` : ''}
${parameters.length > 0 ? `<h3>Parámetros</h3>${table(parameters.map(parameterRow))}` : ''}
${requestBody ? bodyPart(requestBody) : ''}
<h3>Respuestas</h3>${table(Object.entries(responses).map(([status, answer]) => answerRow(status, answer)))}
</div></details>`
}

function accessLine(security: object[]): string {
  if (security.length === 0) return 'Se llama sin identificarse.'
  return security.length === 1 ? 'Se llama con sesión.' : 'Se llama con sesión o sin ella.'
}

/** Renders one list of fields for all content types of a body, noting differences by type. */
function bodyPart({ content }: Body): string {
  const types = Object.keys(content)
  const fieldsOfTypes = Object.entries(content).flatMap(([type, { schema }]) =>
    fieldsOf(schema).map((field) => ({ ...field, type })),
  )
  const rows = [...Map.groupBy(fieldsOfTypes, ({ name }) => name).values()].map((sameField) => {
    const groups = [...Map.groupBy(sameField, ({ description }) => description)]
    const isForAllTypes = groups.length === 1 && sameField.length === types.length
    const texts = groups.map(
      ([text, fields]) => `${text} en ${codes(fields.map(({ type }) => type))}`,
    )
    const description = isForAllTypes ? groups[0]![0] : texts.join('; ')
    return fieldRow({ ...sameField[0]!, description })
  })
  return `<h3>Cuerpo</h3><p>Como ${codes(types)}</p>${table(rows)}`
}

function codes(names: string[]): string {
  return names.map((name) => `<code>${name}</code>`).join(' o ')
}

function fieldRow({ name, description, isRequired }: ReturnType<typeof fieldsOf>[number]): string {
  return `<tr><td><code>${escaped(name)}</code></td><td>${description}${isRequired ? '' : ' (opcional)'}</td></tr>`
}

function parameterRow({ name, in: place, required, description, schema }: Parameter): string {
  const where = { path: 'en la ruta', query: 'tras ?', header: 'cabecera' }[place]
  const optional = required ? '' : ' (opcional)'
  const sentence = description ? `<br>${escaped(description)}` : ''
  return `<tr><td><code>${escaped(name)}</code></td><td>${where}: ${describeSchema(schema)}${optional}${sentence}</td></tr>`
}

function answerRow(status: string, { description, headers = {}, content }: ResponseObject): string {
  const schema = content?.['application/json']?.schema
  const names = Object.keys(headers).map((name) => `<code>${name}</code>`)
  const lines = [escaped(description), ...(schema ? [describeSchema(schema)] : [])]
  const tail = names.length > 0 ? `<br>con ${names.join(', ')}` : ''
  return `<tr><td><strong>${status}</strong></td><td>${lines.join(': ')}${tail}</td></tr>`
}

function table(rows: string[]): string {
  return `<table>${rows.join('')}</table>`
}
