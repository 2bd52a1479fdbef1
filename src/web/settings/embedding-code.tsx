import { embeddingCode } from '#contract/embedding.ts'
import { Button } from '#web/ui/button.tsx'
import { copy } from '#web/ui/share-button.tsx'
import { toast } from '#web/ui/toast.tsx'

/** The HTML code with which other sites embed the directory. */
export function EmbeddingCode() {
  const code = embeddingCode(location.origin)
  async function copyCode() {
    const isCopied = await copy(code)
    toast({
      message: isCopied ? 'Código copiado.' : 'No se ha podido copiar: selecciónalo y cópialo tú.',
    })
  }
  return (
    <>
      <p>
        <code className="small">{code}</code>
      </p>
      <div>
        <Button variant="soft" size="small" onClick={copyCode}>
          Copiar el código
        </Button>
      </div>
    </>
  )
}
