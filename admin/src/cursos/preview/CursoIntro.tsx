import {fileUrl} from '@clube/api-client';
import {cargaHorariaInWords, countOf} from '@clube/domain';
import {Button, Icon, Picture} from '@clube/ui';
import {StateChip} from '../../components/StateChip';
import {priceOf} from '../columns';
import type {CursoCompleto} from '../types';
import styles from './Preview.module.css';

/** The page of a course before enrolment, as painters see it. */
export function CursoIntro({curso, onEnrol}: {curso: CursoCompleto; onEnrol: () => void}) {
  const {nome, descricao, capaImagens, linkCapaCurso, cargaHoraria, Modulos, certificado, linkVideo} = curso;
  const carga = cargaHorariaInWords(cargaHoraria);
  return (
    <article className={styles.entrance}>
      <Picture
        renditions={capaImagens}
        main={fileUrl(linkCapaCurso)}
        alt=""
        sizes="(max-width: 640px) 90vw, 600px"
        className={styles.cover}
      >
        <span className={styles.withoutCover}>
          <Icon name="play" size={40} />
        </span>
      </Picture>
      <h2>{nome}</h2>
      <p className={styles.facts}>
        {carga && <span>{carga}</span>}
        <span>{countOf(Modulos.length, 'módulo', 'módulos')}</span>
        <span>{priceOf(curso)}</span>
        {certificado && (
          <StateChip tone="waiting" icon="star">
            Certificado
          </StateChip>
        )}
      </p>
      {linkVideo && (
        // The presentation video has no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className={styles.video} src={linkVideo} controls playsInline preload="metadata" />
      )}
      <p className={styles.text}>{descricao}</p>
      <Button fullWidth onClick={onEnrol}>
        Inscreva-se
      </Button>
    </article>
  );
}
