import {Button, Field, Modal, notify} from '@clube/ui';
import {useState} from 'react';

interface Props {
  /** Of the storefront, with its query. */
  path: string;
  /** What the link brings, for who hears the button. */
  name: string;
}

/** A link that staff hand on: shown whole, and copied at one press. */
export function ShareLink({path, name}: Props) {
  const [open, setOpen] = useState(false);
  const link = `${location.origin}${path}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      notify.success('Link copiado');
    } catch {
      // A browser may keep the clipboard from a page; the link can be marked by hand.
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
