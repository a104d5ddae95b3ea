import {cargaHorariaInWords, countOf} from '@clube/domain';
import {Icon} from '@clube/ui';
import type {Curso} from '../api';
import styles from './CursoPage.module.css';

/** The course's duration, modules, and whether it gives a certificate. */
export function CursoFacts({curso}: {curso: Curso}) {
  return (
    <ul className={styles.facts}>
      {curso.cargaHoraria > 0 && (
        <li>
          <Icon name="clock" size={18} /> {cargaHorariaInWords(curso.cargaHoraria)}
          {curso.cargaHoraria > 60 && ` (${countOf(curso.cargaHoraria, 'minuto', 'minutos')})`}
        </li>
      )}
      <li>
        <Icon name="bars" size={18} /> {countOf(curso.Modulos.length, 'módulo', 'módulos')}
      </li>
      {curso.certificado && (
        <li className={styles.certificado}>
          <Icon name="shield" size={18} /> Com certificado
        </li>
      )}
    </ul>
  );
}
