import { useNavigation } from 'react-router'
import styles from './progress-bar.module.css'

export function ProgressBar() {
  const navigation = useNavigation()
  if (navigation.state === 'idle') return null
  return (
    <div role="progressbar" aria-label="Cargando la página" className={styles.track}>
      <div className={`full-height ${styles.bar}`} />
    </div>
  )
}
