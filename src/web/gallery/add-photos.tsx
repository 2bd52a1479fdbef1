import { type DragEvent, type RefObject, useRef, useState } from 'react'
import { MAX_SHOP_PHOTOS } from '#contract/gallery.ts'
import { formatCount } from '#contract/numbers.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconCamera, IconPhoto } from '#web/ui/icons.ts'
import styles from './gallery.module.css'

type AddPhotosProps = {
  /** Photos that are there or on their way. */
  taken: number
  button: RefObject<HTMLButtonElement | null>
  onChoose: (files: readonly File[]) => Promise<void>
}

/** Chooses several photos at once, or takes one. */
export function AddPhotos({ taken, button, onChoose }: AddPhotosProps) {
  const album = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [left, setLeft] = useState(0)
  const room = MAX_SHOP_PHOTOS - taken

  function choose(files: readonly File[]) {
    setLeft(Math.max(0, files.length - Math.max(0, room)))
    if (room > 0 && files.length > 0) void onChoose(files.slice(0, room))
  }

  function open(input: RefObject<HTMLInputElement | null>) {
    if (room > 0) input.current?.click()
    else announce(roomSentence(room, 0))
  }

  return (
    <section
      className={`grid gap-8 rounded-card ${styles.add}`}
      aria-label="Añadir fotos"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        choose([...event.dataTransfer.files])
      }}
    >
      <div className={`cluster gap-8 ${styles.buttons}`}>
        <Button ref={button} icon={<IconPhoto size={24} aria-hidden />} onClick={() => open(album)}>
          Añadir fotos
        </Button>
        <Button
          variant="outline"
          className={styles.phone!}
          icon={<IconCamera size={24} aria-hidden />}
          onClick={() => open(camera)}
        >
          Hacer foto
        </Button>
      </div>
      <p role="status" className={`muted small ${styles.note}`} data-full={left > 0 || undefined}>
        {roomSentence(room, left)}
      </p>
      <input {...picker(album, choose)} multiple />
      <input {...picker(camera, choose)} capture="environment" />
    </section>
  )
}

function roomSentence(room: number, left: number): string {
  const more = room === 1 ? 'Cabe 1 más.' : `Caben ${room} más.`
  const full = `Ya están las ${MAX_SHOP_PHOTOS} que caben: elimina una para poner otra.`
  const present = room > 0 ? more : full
  if (left > 0) return `${formatCount(left, 'foto no cabía', 'fotos no cabían')}. ${present}`
  return room > 0 ? `${more} Puedes elegir varias a la vez.` : full
}

/** A native file input, opened by our buttons. */
function picker(input: RefObject<HTMLInputElement | null>, choose: (files: File[]) => void) {
  return {
    ref: input,
    type: 'file',
    accept: 'image/*',
    hidden: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      choose([...(target.files ?? [])])
      // So that the same file can be chosen again.
      target.value = ''
    },
  } as const
}
