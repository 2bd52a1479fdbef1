import { ASK_HEIGHT, EMBEDDED_LIST, EMBEDDED_SHOP } from '#contract/embedding.ts'

/** A script for pages of other sites: it works in old browsers, and only adds frames. */
export const embeddingScript = `(function () {
  var origin = new URL(document.currentScript.src).origin
  var frames = []
  function pathOf(asked) {
    if (asked.escaparate === 'comercio') {
      return asked.comercio && '${EMBEDDED_SHOP}/' + encodeURIComponent(asked.comercio)
    }
    if (asked.escaparate === 'lista') return '${EMBEDDED_LIST}'
    return asked.categoria && '${EMBEDDED_LIST}?categoria=' + encodeURIComponent(asked.categoria)
  }
  function put(place) {
    var path = pathOf(place.dataset)
    if (!path || place.querySelector('iframe')) return
    var frame = document.createElement('iframe')
    var isShop = place.dataset.escaparate === 'comercio'
    frame.title = place.dataset.titulo || (isShop ? 'Horario del comercio' : 'Lista de comercios')
    frame.loading = 'lazy'
    frame.allow = ''
    frame.style.cssText = 'display:block;width:100%;height:480px;border:0'
    frame.addEventListener('load', function () {
      frame.contentWindow.postMessage('${ASK_HEIGHT}', origin)
    })
    var theme = place.dataset.tema
    frame.src = origin + path + (theme ? (/\\?/.test(path) ? '&' : '?') + 'tema=' + encodeURIComponent(theme) : '')
    frames.push(frame)
    place.replaceChildren(frame)
  }
  function putAll() {
    document.querySelectorAll('[data-escaparate]').forEach(put)
  }
  addEventListener('message', function (event) {
    if (event.origin !== origin || typeof event.data !== 'number') return
    frames.forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.style.height = Math.min(event.data, 30000) + 'px'
    })
  })
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', putAll)
  else putAll()
})()
`
