import {Button, Icon, IconButton, classes} from '@clube/ui';
import {fileSize} from '../../components/format/file-size';
import {RemoveButton} from '../RemoveButton';
import type {Material} from '../types';
import styles from './Aula.module.css';

const KINDS = {pdf: 'PDF', imagem: 'Imagem', link: 'Link'} as const;
const ICONS = {pdf: 'pdf', imagem: 'gallery', link: 'share'} as const;

interface Props {
  materiais: readonly Material[];
  /** Ids of materials to remove when the lesson is saved. */
  removed: readonly number[];
  onRemove: (id: number, removed: boolean) => void;
  /** Opens one, or the form of a new one. */
  onOpen: (material: Material | 'new') => void;
}

/** The materials of a lesson, for download. */
export function Materiais({materiais, removed, onRemove, onOpen}: Props) {
  return (
    <section className={styles.part} aria-label="Materiais">
      <div className={styles.head}>
        <h3>Materiais</h3>
        <Button variant="text" small icon="plus" onClick={() => onOpen('new')}>
          PDF, imagem ou link
        </Button>
      </div>
      {materiais.length === 0 && <p className={styles.note}>Nenhum material.</p>}
      <ul className={styles.list}>
        {materiais.map(material => {
          const {id, nome, tipo, bytes, link} = material;
          const gone = removed.includes(id);
          return (
            <li key={id} className={classes(styles.item, gone && styles.gone)}>
              <Icon name={ICONS[tipo]} size={18} />
              <span className={styles.what}>
                {link ? (
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {nome}
                  </a>
                ) : (
                  nome
                )}
                <small>{[KINDS[tipo], ...(bytes === null ? [] : [fileSize(bytes)])].join(' · ')}</small>
              </span>
              {!gone && (
                <IconButton
                  icon="pencil"
                  size={18}
                  label={`Editar o material ${nome}`}
                  onClick={() => onOpen(material)}
                />
              )}
              <RemoveButton what={`o material ${nome}`} removed={gone} onChange={yes => onRemove(id, yes)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
