import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAX_FORM_BODY } from '#server/http/body.ts'
import { openTestServer } from '#testing/test-server.ts'
import config from '../rolldown.config.ts'

const read = (path: string) => readFileSync(path, 'utf8')

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

const unit = read('deploy/escaparate.service')
const image = read('deploy/Containerfile')
const compose = read('deploy/compose.yaml')
const app = compose.slice(compose.indexOf('\n  app:'), compose.indexOf('\n  database:'))
const setInCompose = all(app.slice(app.indexOf('environment:')), /^ {6}([A-Z0-9_]+):/gm)
const page = read('docs/instalar.md')

test('service and image start a program that the build makes, with a Node that is there', () => {
  const programs = Object.keys(config.input as object)
  const started = [unit, image, compose].flatMap((text) =>
    all(text, /build\/programs\/([\w-]+)\.js/g),
  )
  expect(started).toEqual(['start', 'start', 'admin'])
  expect(programs).toEqual(expect.arrayContaining(started))
  const [node] = all(unit, /^ExecStart=\/opt\/escaparate\/(\S+)/gm)
  expect(existsSync(node!)).toBe(true)
})

test('what the image copies, takes away and is built from is there', () => {
  const copied = all(image, /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' '))
  const removed = all(image, /(node_modules\/\S+)/g).map((path) => path.replace(/;$/, ''))
  expect(copied).toContain('migrations')
  expect(removed).toContain('node_modules/node')
  expect([...copied, ...removed].filter((path) => !existsSync(path))).toEqual([])
})

test('the settings that are set and the commands that are named exist', () => {
  const known = all(read('.env.example'), /^#([A-Z0-9_]+)=/gm)
  const onPage = all(page, /^([A-Z0-9_]+)=/gm)
  expect(onPage.length).toBeGreaterThan(5)
  expect(known).toEqual(expect.arrayContaining([...onPage, ...setInCompose]))

  const { scripts } = JSON.parse(read('package.json'))
  const commands = [...all(page, /npm run (?:-s )?([\w-]+)/g)]
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
})

test('every setting reaches the container of the app, unless compose itself decides it', () => {
  expect(app).toContain('env_file: [.env]')
  // Settings that compose.yaml derives from other variables or requires. All others are passed on as they are.
  expect(setInCompose).toEqual([
    'TRUSTED_PROXIES',
    'PUBLIC_URL',
    'SECRET_KEY',
    'DATABASE_URL',
    'PHOTOS_S3_ENDPOINT',
    'PHOTOS_S3_BUCKET',
    'PHOTOS_S3_KEY',
    'PHOTOS_S3_SECRET',
    'SMTP_URL',
  ])
})

test('the files that the Spanish page installs and leads to exist', () => {
  const installed = all(page, /\/opt\/escaparate\/(deploy\/\S+)/g)
  const linked = all(page, /\]\(([^)#]+)[^)]*\)/g).map((path) => `docs/${path}`)
  expect(installed).toContain('deploy/Caddyfile')
  expect(linked).toContain('docs/operating.md')
  expect([...installed, ...linked].filter((path) => !existsSync(path))).toEqual([])
})

test('the proxies let photos pass, and give up after the server does, their idle connections before', async () => {
  const { app, close } = await openTestServer()
  const { keepAliveTimeout, requestTimeout } = app.server
  expect(app.hasRoute({ method: 'GET', url: '/readyz' })).toBe(true)
  await close()

  const nginx = read('deploy/nginx.conf')
  const haproxy = read('deploy/haproxy.cfg') + read('deploy/cluster/haproxy.cfg')
  const caddy = read('deploy/Caddyfile')
  const seconds = (text: string, pattern: RegExp) => all(text, pattern).map(Number)
  const [megabytes] = seconds(nginx, /client_max_body_size (\d+)m;/g)
  expect(megabytes! * 1024 ** 2).toBeGreaterThan(MAX_FORM_BODY)

  const idle = [
    ...seconds(nginx, /^upstream .*?keepalive_timeout (\d+)s/gms),
    ...seconds(haproxy, /pool-purge-delay (\d+)s/g),
    ...seconds(caddy, /keepalive (\d+)s/g),
  ]
  const patience = [
    ...seconds(nginx, /proxy_(?:read|send)_timeout (\d+)s/g),
    ...seconds(haproxy, /timeout server (\d+)s/g),
  ]
  expect(idle).toHaveLength(6)
  expect(patience).toHaveLength(4)
  expect(Math.max(...idle) * 1000).toBeLessThan(keepAliveTimeout)
  expect(Math.min(...patience) * 1000).toBeGreaterThan(requestTimeout)
})

test('no log of the proxies holds where a neighbour is', () => {
  const nginx = read('deploy/nginx.conf')
  const servers = nginx.split(/^server \{/m).slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log \S+ escaparate;$/m)
    expect(server).toMatch(/^ {4}error_log \S+ crit;$/m)
  }
  const [format] = all(nginx, /^log_format escaparate ([^;]+);/gm)
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/)

  expect(read('deploy/Caddyfile')).toMatch(/request>uri query \{\s+delete near\s+\}/)

  const haproxy = read('deploy/haproxy.cfg')
  const [line] = all(haproxy, /^ {4}log-format "(.+)"$/gm)
  expect(line).toContain('%HPO')
  expect(line).not.toMatch(/%(r|HU|HQ)\b/)
  // `option httplog` would override the format. The cluster's proxy has no log.
  expect(haproxy).not.toMatch(/^ {4}option httplog/m)
  expect(read('deploy/cluster/haproxy.cfg')).not.toMatch(/^ {4}(log |option httplog)/m)
})
