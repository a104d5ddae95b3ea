import {fileUrl} from '@clube/api-client';
import {Icon} from '@clube/ui';
import type {ReactNode} from 'react';
import type {Aula} from '../types';
import styles from './Preview.module.css';

/** A lesson: its video or text, and its materials. */
export function AulaShown({aula, children}: {aula: Aula; children: ReactNode}) {
  const {id, nome, descricao, linkVideo, linkCapa, legenda, Materiais} = aula;
  return (
    <>
      {linkVideo && (
        <video
          key={id}
          className={styles.video}
          src={linkVideo}
          {...(linkCapa && {poster: fileUrl(linkCapa)})}
          controls
          playsInline
          preload="metadata"
        >
          <track kind="captions" srcLang="pt-BR" label="Português" {...(legenda && {src: legenda})} />
        </video>
      )}
      <h2>{nome}</h2>
      <p className={styles.text}>{descricao}</p>
      {Materiais.length > 0 && (
        <ul className={styles.materiais} aria-label="Materiais de apoio">
          {Materiais.map(material => (
            <li key={material.id}>
              <a href={material.link ?? undefined} target="_blank" rel="noopener noreferrer">
                <Icon name="download" size={18} /> {material.nome}
              </a>
              {material.descricao && <small>{material.descricao}</small>}
            </li>
          ))}
        </ul>
      )}
      {children}
    </>
  );
}
