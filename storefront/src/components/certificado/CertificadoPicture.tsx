import {cargaHorariaInWords} from '@clube/domain';
import {BrandMark} from '@clube/ui';
import {showDate} from '../../base/formats';
import type {Certificado} from './api';
import styles from './CertificadoPicture.module.css';

/** The paper in small: the wall painted up to the roller, the name largest. */
export function CertificadoPicture({certificado}: {certificado: Certificado}) {
  const {codigo, nome, curso, cargaHoraria, concluidoEm} = certificado;
  const facts = [cargaHorariaInWords(cargaHoraria ?? 0), showDate(concluidoEm)].filter(Boolean).join(' · ');
  return (
    <div className={styles.frame}>
      <div className={styles.paper} role="img" aria-label={`Certificado de ${nome ?? ''}, curso ${curso ?? ''}`}>
        <svg viewBox="0 0 842 595" className={styles.wall} aria-hidden>
          <path d="M97 16h729v563H97" fill="none" stroke="var(--tinta)" strokeWidth="1.5" />
          <path d="M0 0h187l1 120-1.500 140L188 432H97v163H0z" fill="var(--anil)" />
          <path d="M87 0h10v430H87z" fill="var(--anil-forte)" />
          <path
            d="M194 453h17v50h-74v32"
            fill="none"
            stroke="var(--tinta)"
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <rect x="86" y="440" width="106" height="36" rx="4" fill="var(--ocre)" />
          <path d="M81 433h9v44h-9zM188 433h9v44h-9z" fill="var(--tinta)" />
          <rect x="127" y="530" width="20" height="80" rx="4" fill="var(--zarcao)" />
        </svg>
        <span className={styles.brand}>
          <BrandMark />
        </span>
        <div className={styles.words}>
          <b className={styles.kind}>Certificado de conclusão</b>
          <b className={styles.name}>{nome}</b>
          <span>concluiu com aprovação o curso</span>
          <b className={styles.curso}>{curso}</b>
          <span>{facts}</span>
          <b className={styles.codigo}>{codigo}</b>
        </div>
      </div>
    </div>
  );
}
