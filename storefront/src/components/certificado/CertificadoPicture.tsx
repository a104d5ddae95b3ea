import {PAPER_HEIGHT, PAPER_WIDTH} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {useObjectUrl} from '../useObjectUrl';
import {certificadoPictureQuery, type Certificado} from './api';
import styles from './CertificadoPicture.module.css';

/** The certificate as a picture, the same that is shared. */
export function CertificadoPicture({certificado}: {certificado: Certificado}) {
  const {data: picture} = useQuery(certificadoPictureQuery(certificado));
  const {nome, curso} = certificado;
  if (picture === null) return null;
  return (
    <div
      className={styles.paper}
      style={{aspectRatio: `${PAPER_WIDTH} / ${PAPER_HEIGHT}`}}
      role="img"
      aria-label={`Certificado de ${nome ?? ''}, curso ${curso ?? ''}`}
    >
      {picture && <Painted picture={picture} />}
    </div>
  );
}

function Painted({picture}: {picture: File}) {
  const url = useObjectUrl(picture);
  return url && <img src={url} alt="" width={PAPER_WIDTH} height={PAPER_HEIGHT} />;
}
