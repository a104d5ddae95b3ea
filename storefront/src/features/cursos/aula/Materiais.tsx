import {Icon, type IconName} from '@clube/ui';
import type {Aula} from '../api';
import {bytesInWords} from '../lessons';
import styles from './AulaPage.module.css';

type Material = Aula['Materiais'][number];

const KIND: Record<Material['tipo'], {icon: IconName; text: string}> = {
  pdf: {icon: 'pdf', text: 'PDF'},
  imagem: {icon: 'gallery', text: 'Imagem'},
  link: {icon: 'open', text: 'Abre outro site'},
};

/** The materials of a lesson, to download or open. */
export function Materiais({materiais}: {materiais: readonly Material[]}) {
  if (materiais.length === 0) return null;
  return (
    <section className={styles.materiais} aria-labelledby="materiais">
      <h2 id="materiais">Materiais</h2>
      <ul>
        {materiais.map(({id, nome, descricao, tipo, bytes, link}) => (
          <li key={id}>
            <Icon name={KIND[tipo].icon} size={22} />
            <span>
              <a
                href={link ?? undefined}
                {...(tipo === 'link' ? {target: '_blank', rel: 'noopener noreferrer'} : {download: nome})}
              >
                {nome}
              </a>
              {descricao && <small>{descricao}</small>}
              <small>
                {KIND[tipo].text}
                {bytes !== null && ` · ${bytesInWords(bytes)}`}
              </small>
            </span>
            {tipo !== 'link' && <Icon name="download" size={20} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
