import decodeQR from 'qr/decode.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { QrCode } from './offer-sheet.tsx'

test.each([
  'https://escaparate.example/oferta/hogaza-de-pueblo-7',
  `https://escaparate.example/oferta/${'un-titulo-muy-largo-'.repeat(4)}2147483647`,
])('a camera reads %s', async (url) => {
  const svg = renderToStaticMarkup(createElement(QrCode, { text: url, label: 'QR' }))
  const picture = sharp(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')))
  const { data, info } = await picture
    .resize(400, 400, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(url)
})
