import {client, messageOf} from '@clube/api-client';
import {FailureState, LoadingState} from '@clube/ui';
import {useMutation, useQuery, useQueryClient} from '@tanstack/react-query';
import {AVISO_DESCRIPTIONS, AVISO_CHANNEL_LABELS, channelsOf, type AvisoChannel} from '@clube/domain';
import {useId} from 'react';
import {focusFallback} from '../../components/focus-fallback';
import {Page} from '../../components/Page';
import {settingsQuery, type AvisoSettings as Settings} from './api';
import {usePush} from '../../components/notices/usePush';
import {Devices} from './Devices';
import {InstallApp} from './InstallApp';
import {ThisDevice} from './ThisDevice';
import styles from './Settings.module.css';

type Choices = Settings['preferencias'][number];

/** Changes a setting: shown at once, and reverted if storing it fails. */
function useChoose() {
  const queryClient = useQueryClient();
  const {queryKey} = settingsQuery;
  const show = ({tipo, canal, ligado}: {tipo: Choices['tipo']; canal: AvisoChannel; ligado: boolean}): void =>
    void queryClient.setQueryData(
      queryKey,
      known =>
        known && {
          ...known,
          preferencias: known.preferencias.map(each => (each.tipo === tipo ? {...each, [canal]: ligado} : each)),
        },
    );
  return useMutation({
    // One after the other: the server keeps the last one that arrives.
    scope: {id: 'avisos'},
    mutationFn: (choice: Parameters<typeof show>[0]) => client.put('/api/avisos/preferencias', {body: choice}),
    onMutate: show,
    onError: (_error, choice) => show({...choice, ligado: !choice.ligado}),
  });
}

function Kind({choices}: {choices: Choices}) {
  const {titulo, explicacao} = AVISO_DESCRIPTIONS[choices.tipo];
  const choose = useChoose();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-texto`} className={styles.kind}>
      <div>
        <h3 id={id}>{titulo}</h3>
        <p id={`${id}-texto`}>{explicacao}</p>
      </div>
      <div className={styles.ways}>
        {channelsOf(choices.tipo).map(canal => (
          <label key={canal}>
            <input
              type="checkbox"
              checked={choices[canal]}
              onChange={event => choose.mutate({tipo: choices.tipo, canal, ligado: event.target.checked})}
            />
            {AVISO_CHANNEL_LABELS[canal]}
          </label>
        ))}
      </div>
    </div>
  );
}

/** The note on e-mails: without a confirmed own address there are none. */
function emailNote(email: Settings['email']): string {
  if (!email) return 'Você não informou um e-mail: por e-mail não chega nada.';
  if (!email.confirmado) return `Confirme o e-mail ${email.endereco} para receber avisos por ele.`;
  return `Os e-mails vão para ${email.endereco}.`;
}

function Contents() {
  const {data, error, refetch} = useQuery(settingsQuery);
  const {looking} = usePush();
  if (error && !data) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data || looking) return <LoadingState rows={6} />;
  return (
    <div className={styles.screen} ref={focusFallback}>
      <ThisDevice />
      <Devices devices={data.aparelhos} />
      <section className={styles.section} aria-labelledby="o-que-avisar">
        <h2 id="o-que-avisar">Avisos que você recebe</h2>
        <div className={styles.kinds}>
          {data.preferencias.map(choices => (
            <Kind key={choices.tipo} choices={choices} />
          ))}
        </div>
        <p className={styles.note}>{emailNote(data.email)}</p>
      </section>
      <InstallApp />
    </div>
  );
}

/** The settings of the wanted notices and their channels. */
export default function AvisoSettings() {
  return (
    <Page title="Preferências de avisos" narrow>
      <Contents />
    </Page>
  );
}
