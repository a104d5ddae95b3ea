import {client, messageOf} from '@clube/api-client';
import {
  MAX_VIDEO_BYTES,
  NO_RESGATE_ID,
  SEND_PHOTO_OR_VIDEO,
  VIDEO_TOO_LARGE,
  isFinalResgate,
  midiaTypeOf,
} from '@clube/domain';
import {Button, Field, FailureState, LoadingState, buttonClass, notify} from '@clube/ui';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useState, type SubmitEvent} from 'react';
import {Link, useSearchParams} from 'react-router-dom';
import {toTitleCase} from '../../components/format/text';
import {Page} from '../../components/page/Page';
import {addressOf, useManifest} from '../../manifest/context';
import {ResumableUpload} from '../../components/upload/ResumableUpload';
import {fromServer, useAction} from '../../components/useAction';
import {Midias} from './Midias';
import styles from './FotoVideo.module.css';

const ACCEPT = 'image/jpeg,image/png,image/webp,video/mp4,video/webm,video/quicktime';
const HINT =
  'Foto em JPEG, PNG ou WebP, até 15 MB; vídeo em MP4, WebM ou MOV, até 1 GB. Se a página fechar no meio, escolha o mesmo vídeo e o envio continua.';

function check(file: File): string | undefined {
  const type = midiaTypeOf(file.type);
  if (!type) return SEND_PHOTO_OR_VIDEO;
  return type === 'video' && file.size > MAX_VIDEO_BYTES ? VIDEO_TOO_LARGE : undefined;
}

/** Photos and videos of one order, with the upload of another one. */
export default function FotoVideo() {
  const [params] = useSearchParams();
  const id = Number(params.get('resgate') ?? '');
  const {path} = useManifest();
  return (
    <Page
      title="Fotos e vídeos"
      actions={
        <Link className={buttonClass({variant: 'secondary', small: true})} to={addressOf(path)}>
          Resgates
        </Link>
      }
    >
      {Number.isSafeInteger(id) && id > 0 ? <OfResgate key={id} id={id} /> : <WhichOne />}
    </Page>
  );
}

/** Asks for the order if the URL has none. */
function WhichOne() {
  const [, setParams] = useSearchParams();
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const open = (event: SubmitEvent): void => {
    event.preventDefault();
    if (/^\d{1,9}$/.test(value.trim())) setParams({resgate: value.trim()});
    else {
      setFault(NO_RESGATE_ID);
      notify.error(NO_RESGATE_ID);
    }
  };
  return (
    <form className={styles.card} onSubmit={open} noValidate>
      <Field
        label="Número do resgate"
        inputMode="numeric"
        value={value}
        error={fault}
        hint="Está na coluna ID da lista de resgates."
        onChange={event => {
          setValue(event.target.value);
          setFault(undefined);
        }}
      />
      <div>
        <Button type="submit">Abrir</Button>
      </div>
    </form>
  );
}

function OfResgate({id}: {id: number}) {
  const queryClient = useQueryClient();
  const {name} = useManifest();
  const midiasKey = ['midias-do-resgate', id];
  const order = useQuery({
    queryKey: [name, 'one', id],
    queryFn: async ({signal}) => (await client.get('/api/resgates/{id}', {path: {id}, signal})).resgate,
  });
  const {run} = useAction({success: fromServer, failure: 'Erro ao anexar a mídia'});
  const again = () => queryClient.invalidateQueries({queryKey: midiasKey});
  // A refetch that fails must not end an upload.
  if (order.error && !order.data)
    return <FailureState message={messageOf(order.error)} onRetry={() => void order.refetch()} />;
  if (!order.data) return <LoadingState rows={6} />;
  const resgate = order.data;
  const direct = (file: File) =>
    midiaTypeOf(file.type) === 'foto'
      ? async () => {
          const sent = await run(() =>
            client.upload('POST', '/api/upload/foto_video', {form: {arquivo: [file], idResgate: id}}),
          );
          if (sent) await again();
        }
      : undefined;
  const attach = async (envio: string): Promise<void> => {
    const {mensagem} = await client.post('/api/resgates/{id}/midias', {path: {id}, body: {envio}});
    notify.success(mensagem);
    await again();
  };
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h2>
          Resgate {resgate.id}: {resgate.premio}
        </h2>
        <p className={styles.of}>{toTitleCase(resgate.nome)}</p>
        {isFinalResgate(resgate.status) ? (
          <p>Este resgate foi cancelado: nada mais é anexado a ele.</p>
        ) : (
          <ResumableUpload
            tipo="resgate.video"
            label="Foto ou vídeo"
            accept={ACCEPT}
            hint={HINT}
            check={check}
            direct={direct}
            onComplete={attach}
          />
        )}
      </section>
      <Midias resgateId={id} queryKey={midiasKey} />
    </div>
  );
}
