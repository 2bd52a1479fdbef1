import type { TownPerson } from './shape.ts'

/** The accounts in README. */
const demoAccounts: TownPerson[] = [
  { username: 'admin', email: 'admin@escaparate.example', role: 3 },
  { username: 'lucia', email: 'lucia@escaparate.example', role: 2 },
  { username: 'tomas', email: 'tomas@escaparate.example', role: 2 },
  { username: 'nuria', email: 'nuria@escaparate.example', role: 2 },
  { username: 'paco', email: 'paco@escaparate.example', role: 2 },
  { username: 'visita', email: 'visita@escaparate.example', role: 1 },
]

const owners: TownPerson[] = [
  owner('amparo.soler'),
  owner('virtudes.mora'),
  owner('vicente.ballester'),
  owner('remedios.calatrava'),
  owner('jose.oltra'),
  owner('leandro.peris'),
  owner('rosario.buj'),
  owner('ulpiano.arnau'),
  owner('benita.lloret'),
  owner('andres.varela'),
  owner('dario.ripoll'),
  owner('salma.elidrissi'),
  owner('elena.fabra'),
  owner('jaime.trullols'),
  owner('quique.ferrandis'),
  owner('marcos.luna'),
  owner('dolores.pastor'),
  owner('begona.saiz'),
  owner('encarna.vidal'),
  owner('raquel.miralles'),
  owner('clara.bonet'),
  owner('eusebio.piera'),
  owner('ines.alcaide'),
  owner('teresa.queralt'),
  owner('julian.vidal'),
  owner('manolo.monzo'),
  owner('sergio.sanchis'),
  owner('concha.brezal'),
  owner('irene.pons'),
  owner('adelina.roca'),
  owner('xu.lan'),
  owner('amalia.galvez'),
  owner('karim.benali'),
  owner('pilar.escrig'),
  owner('yolanda.rius'),
]

/** Accounts that cannot sign in: one is deactivated, the other is not confirmed. */
const outside: TownPerson[] = [
  { ...owner('blas.cervera'), state: 'inactive' },
  { ...owner('noelia.ramos'), state: 'unconfirmed' },
]

export const people: TownPerson[] = [...demoAccounts, ...owners, ...outside]

function owner(username: string): TownPerson {
  return { username, email: `${username}@correo.example`, role: 2 }
}
