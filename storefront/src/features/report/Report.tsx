import {client, messageOf} from '@clube/api-client';
import {
  DENUNCIAVEIS,
  DENUNCIA_MOTIVOS,
  DENUNCIA_MOTIVO_LABELS,
  MAX_DENUNCIA,
  tooLong,
  type DenunciaMotivo,
  type Denunciavel,
} from '@clube/domain';
import {Button, EmptyState, RadioGroup, TextAreaField, buttonClass, notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useState, type SubmitEvent} from 'react';
import {useParams} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {Page} from '../../components/Page';
import styles from './Report.module.css';

const TITLES: Readonly<Record<Denunciavel, string>> = {
  foto: 'Denunciar uma foto',
  avaliacao: 'Denunciar uma avaliação',
  pagina: 'Denunciar uma página',
};
const BACK = (
  <a className={buttonClass({variant: 'secondary'})} href={PATHS.pintores}>
    Voltar ao Ache Seu Pintor
  </a>
);
const REASONS = DENUNCIA_MOTIVOS.map(value => ({value, text: DENUNCIA_MOTIVO_LABELS[value]}));

/** The button that sent the form is gone with it. */
const focus = (result: HTMLElement | null): void => result?.focus();

function ReportForm({tipo, id}: {tipo: Denunciavel; id: number}) {
  const [motivo, setMotivo] = useState<DenunciaMotivo>();
  const [texto, setTexto] = useState('');
  const [fault, setFault] = useState<string>();
  const sending = useMutation({
    mutationFn: (reason: DenunciaMotivo) =>
      client.post('/api/denuncias', {body: {tipo, id, motivo: reason, texto: texto.trim()}}),
    meta: {silencioso: true},
    onError: reason => notify.error(messageOf(reason)),
  });
  const tooMuch = texto.trim().length > MAX_DENUNCIA ? tooLong(MAX_DENUNCIA) : undefined;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const missing = motivo ? undefined : 'Escolha o motivo';
    setFault(missing);
    if (missing ?? tooMuch) notify.error(missing ?? tooMuch ?? '');
    else if (motivo && !sending.isPending) sending.mutate(motivo);
  };
  if (sending.isSuccess)
    return (
      <div role="status" tabIndex={-1} ref={focus}>
        <EmptyState title={sending.data.mensagem} seed="denuncia" action={BACK}>
          Se for o caso, sai do ar.
        </EmptyState>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <RadioGroup
        label="Motivo"
        name="motivo"
        options={REASONS}
        value={motivo}
        error={fault}
        onValueChange={value => {
          setMotivo(DENUNCIA_MOTIVOS.find(each => each === value));
          setFault(undefined);
        }}
      />
      <TextAreaField
        label="Conte o que houve"
        optional
        rows={4}
        value={texto}
        error={tooMuch}
        hint="O pintor não fica sabendo quem denunciou."
        onChange={({target}) => setTexto(target.value)}
      />
      <Button type="submit" busy={sending.isPending && 'ENVIANDO...'}>
        Enviar denúncia
      </Button>
    </form>
  );
}

/** The form to report an entry of the directory. */
export default function Report() {
  const {tipo, id = ''} = useParams();
  const what = DENUNCIAVEIS.find(each => each === tipo);
  if (!what || !/^\d{1,9}$/.test(id))
    return (
      <Page title="Denunciar" narrow>
        <EmptyState title="Sem resultados" seed="denuncia" action={BACK}>
          Abra de novo pelo link da página do pintor.
        </EmptyState>
      </Page>
    );
  return (
    <Page title={TITLES[what]} narrow>
      <ReportForm tipo={what} id={Number(id)} />
    </Page>
  );
}
