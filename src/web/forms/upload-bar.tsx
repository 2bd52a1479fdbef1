import styles from './photo-field.module.css'

export function UploadBar({ percent }: { percent: number }) {
  return (
    <div className="grid gap-6 strong tabular">
      <p>{percent < 100 ? `Enviando: ${percent} %` : 'Enviado. Guardando…'}</p>
      <div
        className={`overflow-clip ${styles.track}`}
        role="progressbar"
        aria-label="Envío"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={`full-height ${styles.bar}`} style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
