import {ApiError, client} from '@clube/api-client';
import {
  DENUNCIA_MOTIVO_LABELS,
  EDIT_CONFLICT,
  MODERACAO_ESTADO_LABELS,
  MODERACAO_MOTIVO,
  MODERACAO_TIPO_LABELS,
  countOf,
  reasonError,
} from '@clube/domain';
import {Button, Icon, Modal, Picture, TextAreaField, notify} from '@clube/ui';
import {useState} from 'react';
import {toTitleCase} from '../components/format/text';
import {UnsavedQuestion} from '../components/dialog/UnsavedQuestion';
import {useAskBeforeClosing} from '../components/dialog/useUnsavedChanges';
import {Timeline} from '../components/record-page/Timeline';
import {useUnsaved} from '../components/unsaved/unsaved';
import {fromServer, useAction} from '../components/useAction';
import {ESTADO_TONES} from './tones';
import styles from './Moderacao.module.css';
import type {Item} from './types';

/** The item as it is now; undefined if it is gone. */
const readAgain = async (id: number): Promise<Item | undefined> =>
  (await client.list('/api/moderacao', {query: {id}})).rows[0];

/**
 * One item of the directory: its contents, the reports by visitors, earlier decisions, and the decision to make. What
 * changed since it was opened is shown before it can be decided.
 */
export function ItemDialog({item: opened, onClose}: {item: Item; onClose: () => void}) {
  const [item, setItem] = useState(opened);
  const [motivo, setMotivo] = useState('');
  const [fault, setFault] = useState<string>();
  const isChanged = (): boolean => motivo !== '';
  useUnsaved(isChanged);
  const {asking, leave, stay, stayButton} = useAskBeforeClosing(isChanged, onClose);
  const {busy, errors, run} = useAction({
    success: fromServer,
    failure: 'Erro ao salvar a decisão',
    changes: ['moderacao'],
  });
  const decide = async (estado: 'aprovada' | 'recusada'): Promise<void> => {
    const text = motivo.trim();
    const textError = estado === 'recusada' ? reasonError(MODERACAO_MOTIVO, text) : undefined;
    setFault(textError);
    if (textError) return notify.error(textError);
    const {id, versao} = item;
    const body = estado === 'recusada' ? {estado, motivo: text, versao} : {estado, versao};
    const send = async () => {
      try {
        return await client.put('/api/moderacao/{id}', {path: {id}, body});
      } catch (error) {
        if (error instanceof ApiError && error.codigo === EDIT_CONFLICT) setItem((await readAgain(id)) ?? item);
        throw error;
      }
    };
    if (await run(send)) onClose();
  };
  const {tipo, pintor, texto, nota, cliente, resposta, imagens, motivos, historico, recusadas, estado} = item;
  return (
    <Modal
      open
      title={`${MODERACAO_TIPO_LABELS[tipo]} de ${toTitleCase(pintor)}`}
      width={680}
      onClose={asking ? stay : leave}
      footer={
        asking ? (
          <UnsavedQuestion stayButton={stayButton} onStay={stay} onDiscard={onClose} />
        ) : (
          <>
            <Button variant="secondary" disabled={busy} onClick={() => void decide('recusada')}>
              Recusar
            </Button>
            <Button busy={busy && 'Aguarde'} onClick={() => void decide('aprovada')}>
              Aprovar
            </Button>
          </>
        )
      }
    >
      <div className={styles.item}>
        {item !== opened && (
          <p className={styles.changed}>
            <Icon name="alert" size={18} /> Mudou depois que você abriu. Abaixo está o que há agora.
          </p>
        )}
        {nota !== null && (
          <p>
            <b>{countOf(nota, 'estrela', 'estrelas')}</b> {cliente && `de ${cliente}`}
          </p>
        )}
        {texto && <blockquote className={styles.words}>{texto}</blockquote>}
        {resposta && <p className={styles.words}>Resposta do pintor: {resposta}</p>}
        {imagens.map((each, i) => (
          <Picture
            key={each[0]?.url}
            renditions={each}
            main={each.at(-1)?.url}
            alt={`Foto ${i + 1}`}
            sizes="640px"
            fit="contain"
            className={styles.photo}
          >
            {null}
          </Picture>
        ))}
        {motivos.length > 0 && (
          <section>
            <h3>Denúncias</h3>
            <ul>
              {motivos.map((each, i) => (
                <li key={i}>
                  <b>{DENUNCIA_MOTIVO_LABELS[each.motivo]}</b> {each.texto}{' '}
                  {!each.aberta && '(antes da última decisão)'}
                </li>
              ))}
            </ul>
          </section>
        )}
        <TextAreaField
          label="Motivo (para recusar)"
          rows={2}
          maxLength={MODERACAO_MOTIVO.max}
          hint={
            estado === 'recusada'
              ? 'Já está fora do ar. Aprovar mostra de novo.'
              : tipo === 'perfil' && estado === 'pendente'
                ? 'O pintor lê. A foto só vai ao ar se for aprovada.'
                : 'O pintor lê. Recusar tira do ar na mesma hora.'
          }
          value={motivo}
          error={fault ?? errors['motivo']}
          onChange={({target}) => {
            setMotivo(target.value);
            setFault(undefined);
          }}
        />
        <section>
          <h3>Histórico</h3>
          <Timeline
            label="Decisões anteriores"
            empty="Ninguém decidiu nada ainda."
            events={historico.map(({estado: decided, motivo: why, nome, em}) => ({
              title: MODERACAO_ESTADO_LABELS[decided],
              tone: ESTADO_TONES[decided],
              text: why,
              who: nome,
              when: em,
            }))}
          />
        </section>
        {recusadas.length > 0 && (
          <section>
            <h3>Fotos recusadas que o pintor removeu</h3>
            <Timeline
              label="Fotos recusadas que o pintor removeu"
              events={recusadas.map(({motivo: why, nome, em, mesma}) => ({
                title: mesma ? 'Recusada: é esta mesma foto' : 'Recusada',
                tone: ESTADO_TONES.recusada,
                text: why,
                who: nome,
                when: em,
              }))}
            />
          </section>
        )}
      </div>
    </Modal>
  );
}
