import { type SymbolName, symbolFor } from './category-symbols.ts'
import { svg } from './markup.ts'

export function symbol(category?: string): string {
  const inner = symbolShapes[symbolFor(category)]
  return `<svg class="sym" viewBox="0 0 64 64" aria-hidden="true">${inner}</svg>`
}

/** Draws a symbol inside another drawing, its 64 × 64 box scaled to `size`. */
export function symbolAt(name: SymbolName, x: number, y: number, size: number): string {
  const box = svg`x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64"`
  return `<svg ${box} overflow="visible">${symbolShapes[name]}</svg>`
}

export function standingSymbol(name: SymbolName, x: number, ground: number, size: number): string {
  return symbolAt(name, x - size / 2, ground - size * FOOT, size)
}

/** Share of the box above the foot of a symbol. The foot is at y = 60. */
const FOOT = 60 / 64

/** Shapes in a 64 × 64 box, in natural colours. */
export const symbolShapes: Record<SymbolName, string> = {
  bread: shapes(`
    <path d="M4 50C2 34 14 24 32 24s30 10 28 26c-.4 6-4 9-10 9H14C8 59 4.4 56 4 50Z" fill="#b9722f"/>
    <path d="M7 46C8 34 18 28 32 28s24 6 25 18c-4-6-12-9-25-9S11 40 7 46Z" fill="#d99a52"/>
    <path d="M17 33c4 2 7 7 7 13M29 30c4 3 6 8 6 14M41 31c4 3 6 8 5 13" stroke="#fbe6bd" stroke-width="4" stroke-linecap="round" fill="none"/>
    <path d="M50 4c3 8 2 15-4 22M50 4c-4 5-7 6-8 12M52 10c4 4 5 7 3 12M48 14c-4 2-6 4-6 9" stroke="#c58a2b" stroke-width="3" fill="none" stroke-linecap="round"/>
  `),
  cake: shapes(`
    <rect x="10" y="30" width="44" height="26" rx="4" fill="#d99a52"/>
    <path d="M10 42h44v5H10Z" fill="#f6ecd2"/>
    <path d="M10 34c0-4 3-6 6-6h32c3 0 6 2 6 6 0 5-6 5-6 1-1 6-8 6-9 0-1 5-8 5-9 0-1 6-8 6-9 0-1 5-11 5-11-1Z" fill="#f3d3da"/>
    <path d="M20 20c0-4 2-7 6-8M32 19c0-4 2-7 6-8M44 20c0-4 2-7 6-8" stroke="#5a9450" stroke-width="2.5" stroke-linecap="round" fill="none"/>
    <circle cx="20" cy="24" r="4.5" fill="#b3382c"/>
    <circle cx="32" cy="23" r="4.5" fill="#b3382c"/>
    <circle cx="44" cy="24" r="4.5" fill="#b3382c"/>
    <rect x="3" y="55" width="58" height="5" rx="2.5" fill="#9fb8ab"/>
  `),
  fruit: shapes(`
    <path d="M42 22c-2-6 0-10 4-14" stroke="#6b4a24" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M42 20c-6 2-6 8-8 14-4 6-8 9-8 15 0 8 7 11 16 11s17-4 17-12c0-6-5-9-8-14-3-6-3-12-9-14Z" fill="#a9b548"/>
    <path d="M46 26c2 5 3 8 6 12 3 4 5 6 4 11" stroke="#d3db84" stroke-width="3" fill="none" stroke-linecap="round"/>
    <circle cx="22" cy="43" r="17" fill="#e2762a"/>
    <circle cx="16" cy="38" r="4.5" fill="#f3a45e"/>
    <path d="M22 27c2-6 8-9 15-7-2 6-8 9-15 7Z" fill="#3f7a3d"/>
  `),
  meat: shapes(`
    <path d="M20 6l6 4-2 4 8 8-6 6-8-8-5 1-4-6 4-4 3 0Z" fill="#f1e2c6"/>
    <path d="M24 20c8-6 24-2 31 10 6 11 3 24-7 28-11 4-25-4-29-15-3-9-2-18 5-23Z" fill="#8e3b2c"/>
    <path d="M30 27c8-4 18 0 22 8 4 9 1 16-5 18-8 2-17-3-20-10-2-6-2-13 3-16Z" fill="#d9806a"/>
    <path d="M34 32c5-2 11 1 14 6 2 5 1 9-3 10-5 1-11-2-13-6-1-4-1-8 2-10Z" fill="#b9513f"/>
    <circle cx="40" cy="41" r="4" fill="#f6e6cf"/>
  `),
  fish: shapes(`
    <path d="M46 38L62 26v26L46 42Z" fill="#3f7083"/>
    <path d="M2 40C10 26 24 22 34 24c10 1 15 8 18 16-4 9-10 15-20 16C20 57 9 52 2 40Z" fill="#5d93a6"/>
    <path d="M4 41c10 8 24 10 46 1-4 8-10 13-18 14C20 57 10 52 4 41Z" fill="#cfe0e2"/>
    <circle cx="14" cy="37" r="3" fill="#14262b"/>
    <path d="M23 30c3 6 3 12 0 18" stroke="#2f5c6d" stroke-width="2.5" fill="none"/>
    <path d="M31 33l4 4 4-4 4 4M30 40l4 4 4-4 4 4" stroke="#86b3c2" stroke-width="2" fill="none"/>
    <path d="M24 25c4-6 12-8 18-6l-4 7Z" fill="#3f7083"/>
  `),
  book: shapes(`
    <rect x="6" y="14" width="13" height="46" rx="2" fill="#8e3b2c"/>
    <rect x="6" y="20" width="13" height="4" fill="#f0cf7a"/>
    <rect x="6" y="50" width="13" height="3" fill="#f0cf7a"/>
    <rect x="20" y="20" width="10" height="40" rx="2" fill="#28577a"/>
    <rect x="22.5" y="27" width="5" height="14" fill="#dfe9ec"/>
    <rect x="31" y="10" width="11" height="50" rx="2" fill="#2e6b48"/>
    <rect x="31" y="16" width="11" height="2.5" fill="#f6ecd2"/>
    <rect x="31" y="21" width="11" height="2.5" fill="#f6ecd2"/>
    <path d="M45 21l11-3 8 39-11 3Z" fill="#d08a2e"/>
    <path d="M47.5 28l9-2.5.8 4-9 2.5Z" fill="#fff3d6"/>
  `),
  scissors: shapes(`
    <rect x="44" y="8" width="12" height="50" rx="3" fill="#7a5a3a"/>
    <path d="M44 14h-7M44 19h-7M44 24h-7M44 29h-7M44 34h-7M44 39h-7M44 44h-7M44 49h-7" stroke="#7a5a3a" stroke-width="2.6"/>
    <path d="M10 4l16 36M34 4L16 40" stroke="#8da0a3" stroke-width="5" stroke-linecap="round"/>
    <path d="M10 4l11 25M34 4L23 28" stroke="#cfdadb" stroke-width="2" stroke-linecap="round"/>
    <circle cx="13" cy="49" r="8" fill="none" stroke="#b3382c" stroke-width="5"/>
    <circle cx="30" cy="49" r="8" fill="none" stroke="#b3382c" stroke-width="5"/>
    <circle cx="21.5" cy="30" r="2.5" fill="#3a4446"/>
  `),
  flower: shapes(`
    <path d="M32 44V22M32 40c-6-2-12-8-14-14M32 40c6-2 12-8 14-16" stroke="#3f7a3d" stroke-width="3" fill="none"/>
    <path d="M18 42c4-6 10-6 13 0-5 3-10 3-13 0ZM46 42c-4-6-10-6-13 0 5 3 10 3 13 0Z" fill="#5a9450"/>
    <path d="M16 42h32l-4 18H20Z" fill="#b9603a"/>
    <rect x="14" y="40" width="36" height="6" rx="2" fill="#d07a4f"/>
    <g fill="#d8506a">
    <circle cx="32" cy="9" r="5"/>
    <circle cx="26" cy="14" r="5"/>
    <circle cx="38" cy="14" r="5"/>
    <circle cx="28.5" cy="20" r="5"/>
    <circle cx="35.5" cy="20" r="5"/>
    </g>
    <circle cx="32" cy="15" r="4" fill="#f4c64f"/>
    <g fill="#eaa22f">
    <circle cx="15" cy="20" r="4"/>
    <circle cx="11" cy="25" r="4"/>
    <circle cx="15" cy="30" r="4"/>
    <circle cx="20" cy="25" r="4"/>
    </g>
    <circle cx="15.5" cy="25" r="3" fill="#8a4a1c"/>
    <g fill="#f6eee0">
    <circle cx="48" cy="17" r="4"/>
    <circle cx="44" cy="22" r="4"/>
    <circle cx="52" cy="22" r="4"/>
    <circle cx="48" cy="27" r="4"/>
    </g>
    <circle cx="48" cy="22" r="3" fill="#eaa22f"/>
  `),
  mortar: shapes(`
    <path d="M40 6l6 3-12 28-6-3Z" fill="#c9a46a"/>
    <path d="M8 30h48c0 10-5 17-13 20v4h5v6H16v-6h5v-4C13 47 8 40 8 30Z" fill="#9fb8ab"/>
    <path d="M8 30h48c0 3-.5 5-1 7H9c-.6-2-1-4-1-7Z" fill="#7d9a8b"/>
    <path d="M29 37h6v4h4v6h-4v4h-6v-4h-4v-6h4Z" fill="#f7f3e6"/>
  `),
  tools: shapes(`
    <path d="M14 60L38 22l7 5-22 36Z" fill="#b07a3f"/>
    <path d="M24 12c6-6 16-8 24-3l12 8-5 8-9-5-3 5-14-9c-4-1-6 0-8 2-3-1-4-4 3-6Z" fill="#56666b"/>
    <path d="M24 12c6-6 16-8 24-3l12 8-1.5 3-13-7c-7-4-14-3-21.5-1Z" fill="#8fa1a5"/>
    <circle cx="16" cy="22" r="8" fill="none" stroke="#d4a12f" stroke-width="5"/>
    <path d="M16 30v26M16 46h7M16 53h7" stroke="#d4a12f" stroke-width="5"/>
  `),
  shoe: shapes(`
    <path d="M4 34c6 3 12 2 17-3l17 15c6 3 14 3 20 6 3 2 4 5 3 8H4Z" fill="#8b4a2a"/>
    <path d="M4 34c6 3 12 2 17-3l4 4c-6 6-14 8-21 6Z" fill="#b06a40"/>
    <path d="M4 55h57.5c.4 2 .2 4-.5 5H4Z" fill="#3d2417"/>
    <path d="M26 41l6-5M31 45l6-5M36 48l6-4" stroke="#f6e6cf" stroke-width="2.6" stroke-linecap="round"/>
  `),
  dress: shapes(`
    <path d="M32 12V9c4-1 4-7 0-7-2 0-4 1.5-4 4" stroke="#5a4a3a" stroke-width="2.5" fill="none"/>
    <path d="M14 20l18-9 18 9" stroke="#5a4a3a" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M22 16l4 5c4 4 8 4 12 0l4-5 6 3-5 14 10 26c-12 5-30 5-42 0l10-26-5-14Z" fill="#c2456a"/>
    <path d="M21 33h22v4H21Z" fill="#7d2744"/>
    <path d="M22 45c1 5 0 10-2 15M32 44v17M42 45c-1 5 0 10 2 15" stroke="#a0335a" stroke-width="2" fill="none"/>
  `),
  cup: shapes(`
    <path d="M24 4c-5 5 4 8 0 14M35 2c-5 5 4 8 0 14" stroke="#b89a72" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M46 27h6c6 0 9 4 9 8s-3 9-9 9h-8" fill="none" stroke="#24587a" stroke-width="5"/>
    <ellipse cx="29" cy="56" rx="27" ry="4.5" fill="#24587a"/>
    <ellipse cx="29" cy="54.5" rx="27" ry="3.5" fill="#3f86ad"/>
    <path d="M9 22h40v14c0 11-8 17-20 17S9 47 9 36Z" fill="#2e6b8f"/>
    <path d="M9 22h40v3c0 2-9 3.5-20 3.5S9 27 9 25Z" fill="#4a2a15"/>
    <path d="M9 33h40v3c0 1.5-.2 3-.5 4.5h-39C9.2 39 9 37.5 9 36Z" fill="#f7f1e3"/>
    <path d="M14 43c2 5 6 7 11 8" stroke="#6aa5c4" stroke-width="2.5" fill="none" stroke-linecap="round"/>
  `),
  plate: shapes(`
    <circle cx="32" cy="41" r="17.5" fill="#f6ecd2" stroke="#2e6b8f" stroke-width="3"/>
    <circle cx="32" cy="41" r="11" fill="#fffaf0" stroke="#9cc0d2" stroke-width="2"/>
    <path d="M4 12v11c0 4 1.5 6 4 6s4-2 4-6V12M8 12v46" stroke="#74868a" stroke-width="3" stroke-linecap="round" fill="none"/>
    <path d="M54 9c5 5 6 14 5 24h-5Z" fill="#8fa1a5"/>
    <path d="M56 34v24" stroke="#5a3418" stroke-width="4" stroke-linecap="round"/>
  `),
  iceCream: shapes(`
    <path d="M19 30h26L34 60h-4Z" fill="#d9a25a"/>
    <path d="M25 31l10 22M39 31L29 53M32 31l5 11M32 31l-5 11" stroke="#b9763a" stroke-width="2" fill="none"/>
    <circle cx="24" cy="24" r="9" fill="#f0b9c6"/>
    <circle cx="40" cy="24" r="9" fill="#8c5a3c"/>
    <circle cx="32" cy="15" r="10" fill="#f6ecd2"/>
    <path d="M16 29h32c0 5-5 5-6 1-1 5-6 5-7 0-1 5-6 5-7 0-1 4-6 4-6-1-1 4-6 4-6 0Z" fill="#f6ecd2"/>
    <circle cx="33" cy="5" r="3.5" fill="#b3382c"/>
  `),
  spinningTop: shapes(`
    <rect x="28" y="4" width="8" height="14" rx="3" fill="#7a4b24"/>
    <path d="M8 26c0-7 11-11 24-11s24 4 24 11c0 14-16 20-22 34h-4C24 46 8 40 8 26Z" fill="#d24a35"/>
    <path d="M9 29c6 6 14 8 23 8s17-2 23-8c-1 4-3 7-5 9-5 3-11 4-18 4s-13-1-18-4c-2-2-4-5-5-9Z" fill="#f2c14e"/>
    <path d="M20 47c8 2 16 2 24 0l-4 5c-5 1-11 1-16 0Z" fill="#2f7f86"/>
    <ellipse cx="32" cy="22" rx="19" ry="4.5" fill="#e9735c"/>
  `),
  glasses: shapes(`
    <path d="M6 34L14 16M58 34L50 16" stroke="#5a3418" stroke-width="4" stroke-linecap="round"/>
    <circle cx="18" cy="40" r="13" fill="#cfe6e6" stroke="#8b4a2a" stroke-width="5"/>
    <circle cx="46" cy="40" r="13" fill="#cfe6e6" stroke="#8b4a2a" stroke-width="5"/>
    <path d="M29 36c2-2 4-2 6 0" stroke="#8b4a2a" stroke-width="5" fill="none"/>
    <path d="M12 36l5-5M40 36l5-5" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
  `),
  watch: shapes(`
    <path d="M22 4h20l-3 16H25ZM25 46h14l3 16H22Z" fill="#6b3f22"/>
    <circle cx="32" cy="33" r="19" fill="#c79a3b"/>
    <circle cx="32" cy="33" r="14.5" fill="#fbf4e2"/>
    <path d="M32 24v10l7 4" stroke="#1d2b24" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M32 20.5v2M32 43.5v2M19.5 33h2M42.5 33h2" stroke="#8a7a52" stroke-width="2"/>
    <rect x="51" y="30" width="4" height="6" rx="1.5" fill="#a57b28"/>
  `),
  lightBulb: shapes(`
    <path d="M32 4c12 0 20 9 20 19 0 9-6 13-9 20H21c-3-7-9-11-9-20C12 13 20 4 32 4Z" fill="#f7cf53"/>
    <path d="M20 22c0-6 4-10 10-11" stroke="#fff4cf" stroke-width="4" stroke-linecap="round" fill="none"/>
    <path d="M27 43V28l5 4 5-4v15" stroke="#a8721d" stroke-width="2.5" fill="none"/>
    <rect x="22" y="43" width="20" height="5" rx="2" fill="#8fa1a5"/>
    <rect x="22" y="49" width="20" height="5" rx="2" fill="#74868a"/>
    <path d="M26 55h12l-3 5h-6Z" fill="#3a4446"/>
  `),
  pet: shapes(`
    <rect x="4" y="46" width="56" height="14" rx="4" fill="#2e6b8f"/>
    <path d="M4 50h56v3H4Z" fill="#7fb0c9"/>
    <path d="M18 46c-3-12 1-22 5-27l-2-9 8 5c2-.5 4-.5 6 0l8-5-2 9c5 6 8 16 5 27Z" fill="#c98543"/>
    <path d="M24 46c-1-6 2-11 8-11s9 5 8 11Z" fill="#f3ddb6"/>
    <circle cx="27" cy="25" r="2" fill="#1d2b24"/>
    <circle cx="37" cy="25" r="2" fill="#1d2b24"/>
    <path d="M30 29h4l-2 2.5Z" fill="#8e3b2c"/>
  `),
  bicycle: shapes(`
    <circle cx="15" cy="44" r="13" fill="none" stroke="#2a3330" stroke-width="3.5"/>
    <circle cx="49" cy="44" r="13" fill="none" stroke="#2a3330" stroke-width="3.5"/>
    <path d="M15 44l10-20h18l6 20M25 24l8 20h-18M33 44l10-20-2-7h6" stroke="#c2452d" stroke-width="3.6" fill="none" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M20 21h10" stroke="#5a3418" stroke-width="4" stroke-linecap="round"/>
    <circle cx="33" cy="44" r="3.5" fill="#d4a12f"/>
  `),
  thread: shapes(`
    <rect x="8" y="14" width="30" height="7" rx="2.5" fill="#b07a3f"/>
    <rect x="8" y="53" width="30" height="7" rx="2.5" fill="#b07a3f"/>
    <rect x="12" y="21" width="22" height="32" fill="#c2456a"/>
    <path d="M12 26l22 4M12 33l22 4M12 40l22 4M12 47l22 4" stroke="#8f2c4c" stroke-width="2"/>
    <path d="M34 44c10 6 10-14 20-12" stroke="#c2456a" stroke-width="2" fill="none"/>
    <path d="M56 12L50 48" stroke="#74868a" stroke-width="3" stroke-linecap="round"/>
    <circle cx="52" cy="52" r="8" fill="#2f7f86"/>
    <circle cx="50" cy="50" r="1.4" fill="#e9f3f2"/>
    <circle cx="54" cy="50" r="1.4" fill="#e9f3f2"/>
    <circle cx="50" cy="54" r="1.4" fill="#e9f3f2"/>
    <circle cx="54" cy="54" r="1.4" fill="#e9f3f2"/>
  `),
  bottle: shapes(`
    <path d="M13 4h8v14c5 4 6 8 6 14v28H7V32c0-6 1-10 6-14Z" fill="#27523a"/>
    <rect x="12" y="3" width="10" height="7" rx="1.5" fill="#8e3b2c"/>
    <rect x="7" y="34" width="20" height="16" fill="#f6ecd2"/>
    <path d="M11 40h12M11 44h8" stroke="#8e3b2c" stroke-width="2"/>
    <path d="M28 60L34 40c12-6 22-2 28 8v12Z" fill="#f0bf4c"/>
    <path d="M28 60l34-12v12Z" fill="#f7d884"/>
    <circle cx="46" cy="56" r="2.5" fill="#d89c26"/>
    <circle cx="55" cy="54" r="1.8" fill="#d89c26"/>
    <path d="M34 40c12-6 22-2 28 8l-34 12Z" fill="#e0a632" opacity=".45"/>
  `),
  jug: shapes(`
    <path d="M40 13c11-1 16 6 12 15" stroke="#8e3b2c" stroke-width="4.5" fill="none" stroke-linecap="round"/>
    <path d="M24 8h16l-2 8c8 5 13 12 13 22 0 12-7 19-12 22H25c-5-3-12-10-12-22 0-10 5-17 13-22Z" fill="#b9603a"/>
    <path d="M13 38h38c0 3-.5 5-1 8H14c-.5-3-1-5-1-8Z" fill="#f0cf7a"/>
    <path d="M17 33l5-5 5 5 5-5 5 5 5-5 5 5" stroke="#f6ecd2" stroke-width="2.5" fill="none"/>
    <path d="M22 22c-3 4-5 8-5 13" stroke="#d98a5f" stroke-width="3" stroke-linecap="round" fill="none"/>
    <rect x="21" y="5" width="22" height="5" rx="2.5" fill="#8e3b2c"/>
  `),
  camera: shapes(`
    <path d="M19 23l5-9h16l5 9Z" fill="#56666b"/>
    <rect x="4" y="21" width="56" height="39" rx="6" fill="#3a4446"/>
    <path d="M4 31h56v20H4Z" fill="#8b4a2a"/>
    <circle cx="32" cy="42" r="14.5" fill="#cfdadb"/>
    <circle cx="32" cy="42" r="10.5" fill="#28577a"/>
    <circle cx="28" cy="38" r="3.5" fill="#cfe6e6"/>
    <rect x="47" y="25" width="8" height="4" rx="1.5" fill="#f2c14e"/>
  `),
  basket: shapes(`
    <path d="M14 32C14 12 50 12 50 32" stroke="#8a5a2b" stroke-width="4" fill="none"/>
    <circle cx="24" cy="28" r="7" fill="#e2762a"/>
    <circle cx="38" cy="27" r="8" fill="#a9b548"/>
    <path d="M28 20c2-5 7-7 12-5-2 5-7 7-12 5Z" fill="#3f7a3d"/>
    <path d="M6 32h52l-6 28H12Z" fill="#c98f4e"/>
    <path d="M6 32h52l-1 5H7Z" fill="#a56f33"/>
    <path d="M9 44h46M11 52h42M20 37l3 23M32 37v23M44 37l-3 23" stroke="#a56f33" stroke-width="2"/>
  `),
}

function shapes(lines: string): string {
  return lines.replace(/\n\s*/g, '')
}
