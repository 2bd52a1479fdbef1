import styles from './photo-field.module.css'

export function UploadBar({ percent }: { percent: number }) {
  return (
    <div className="grid gap-6 strong tabular">
      <p>{percent < 100 ? `Enviando: ${percent} %` : 'Enviado. Guardando…'}</p>
      <progress
        className={`full-width ${styles.progress}`}
        aria-label="Envío"
        value={percent}
        max={100}
      />
    </div>
  )
}
