import type {Schema} from '@clube/api-client';
import {Icon, LoadingState, ShareButtons, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {certificadoQuery} from './api';
import styles from './CertificadoCard.module.css';
import {CertificadoPicture} from './CertificadoPicture';
import {SharePicture} from './SharePicture';

interface Props {
  certificado: NonNullable<Schema<'LinkDoCertificado'>>;
  /** The course's name. */
  curso: string;
}

/** The painter's own certificate: view, download, share. */
export function CertificadoCard({certificado: {link, codigo}, curso}: Props) {
  const {data, isPending} = useQuery(certificadoQuery(codigo));
  const url = window.location.origin + PATHS.certificado(codigo);
  const shared = {title: 'Meu certificado', text: `Concluí o curso ${curso} no Clube do Pintor.`, url};
  const valid = data && !data.revogadoEm ? data : undefined;
  return (
    <section className={styles.card} aria-labelledby="seu-certificado">
      <h2 id="seu-certificado">Seu certificado</h2>
      {valid ? <CertificadoPicture certificado={valid} /> : isPending && <LoadingState rows={3} />}
      <p className={styles.codigo}>
        <small>Código de verificação</small>
        <b>{codigo}</b>
      </p>
      <a
        className={buttonClass({variant: 'primary', fullWidth: true})}
        href={link}
        download={`Certificado ${codigo}.pdf`}
      >
        <Icon name="download" size={20} /> Baixar Certificado
      </a>
      <ShareButtons quiet shared={shared}>
        {valid && <SharePicture certificado={valid} shared={shared} />}
      </ShareButtons>
      <p className={styles.hint}>
        Quem recebe confere o código na <Link to={PATHS.certificado(codigo)}>página pública</Link>. Ela mostra só o que
        está no papel.
      </p>
    </section>
  );
}
