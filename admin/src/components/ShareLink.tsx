import {Button, Field, Modal, notify} from '@clube/ui';
import {useState} from 'react';

interface Props {
  /** Path in the storefront, with its query. */
  path: string;
  /** What the link opens, for the button's accessible name. */
  name: string;
}

/** A link that staff pass on to painters: shown in full, with a button to copy it. */
export function ShareLink({path, name}: Props) {
  const [open, setOpen] = useState(false);
  const link = `${location.origin}${path}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      notify.success('Link copiado');
    } catch {
      // A browser may deny access to the clipboard; the link can be selected and copied from the page.
      notify.error('Não foi possível copiar. Selecione o link e copie.');
    }
  };
  return (
    <>
      <Button variant="text" small aria-label={`Compartilhar ${name}`} onClick={() => setOpen(true)}>
        Compartilhar
      </Button>
      <Modal
        open={open}
        title={`Compartilhar ${name}`}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => void copy()}>Copiar link</Button>}
      >
        <Field label="Link do cadastro" readOnly value={link} onFocus={event => event.target.select()} />
      </Modal>
    </>
  );
}
