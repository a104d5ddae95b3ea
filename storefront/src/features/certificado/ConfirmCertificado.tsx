import {ApiError, messageOf} from '@clube/api-client';
import {cargaHorariaInWords, readCertificadoCode} from '@clube/domain';
import {Badge, Button, FailureState, Field, Icon, LoadingState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState, type SubmitEvent} from 'react';
import {Link, useNavigate, useParams} from 'react-router-dom';
import {showDate} from '../../base/formats';
import {PATHS} from '../../base/paths';
import {certificadoQuery, type Certificado} from '../../components/certificado/api';
import {CertificadoPicture} from '../../components/certificado/CertificadoPicture';
import {Page} from '../../components/Page';
import styles from './ConfirmCertificado.module.css';

const NO_CODE = 'O código tem 12 letras e números, como TX7K-93QD-M4WA';

/** The form for the code on the certificate. */
function CodigoForm({typed = '', refused}: {typed?: string; refused?: string | undefined}) {
  const navigate = useNavigate();
  const [codigo, setCodigo] = useState(typed);
  const [error, setError] = useState(refused);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const read = readCertificadoCode(codigo);
    setError(read ? undefined : codigo.trim() ? NO_CODE : 'Informe o código');
    if (read) void navigate(PATHS.certificado(read));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Código de verificação"
        name="codigo"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={codigo}
        error={error}
        hint="Está no canto do certificado, ao lado do QR."
        onChange={event => {
          setError(undefined);
          setCodigo(event.target.value.toUpperCase());
        }}
      />
      <Button type="submit">Conferir</Button>
    </form>
  );
}

const ANOTHER = <Link to={PATHS.certificado()}>Conferir outro código</Link>;

function Confirmed({certificado}: {certificado: Certificado}) {
  const {codigo, nome, curso, cargaHoraria, concluidoEm} = certificado;
  const facts = [
    ['Nome', nome],
    ['Curso', curso],
    ['Carga horária', cargaHorariaInWords(cargaHoraria ?? 0) ?? 'Livre'],
    ['Concluído em', showDate(concluidoEm)],
    ['Código', codigo],
  ] as const;
  return (
    <>
      <p>
        <Badge tone="ok">Certificado verdadeiro</Badge>
      </p>
      <CertificadoPicture certificado={certificado} />
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {ANOTHER}
    </>
  );
}

function Answer({codigo}: {codigo: string}) {
  const {data, error, refetch} = useQuery(certificadoQuery(codigo));
  if (data?.revogadoEm)
    return (
      <>
        <p className={styles.revoked} role="alert">
          <Icon name="crossed" size={24} />
          <span>
            <b>Este certificado foi revogado em {showDate(data.revogadoEm)}.</b> Código {data.codigo}
          </span>
        </p>
        {ANOTHER}
      </>
    );
  if (data) return <Confirmed certificado={data} />;
  // 400: the text is longer than any code.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <CodigoForm key={codigo} typed={codigo} refused={error.status === 404 ? messageOf(error) : NO_CODE} />;
  if (error) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <LoadingState rows={6} />;
}

/** The public verification of a certificate: whether it is genuine, and only the data that it contains. */
export default function ConfirmCertificado() {
  const {codigo} = useParams();
  return (
    <Page title="Conferir certificado" narrow>
      <div className={styles.screen}>{codigo ? <Answer codigo={codigo} /> : <CodigoForm />}</div>
    </Page>
  );
}
