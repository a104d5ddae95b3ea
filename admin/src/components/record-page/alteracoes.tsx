import {client, type AnswerOf} from '@clube/api-client';
import {fieldsOf} from '@clube/api-client/fields';
import {ALTERACAO_TITLES} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import type {ReactNode} from 'react';
import {FieldValue} from '../entity-screens/FieldValue';
import type {TimelineEvent} from './Timeline';

export type Alteracao = AnswerOf<'/api/alteracoes'>['alteracoes'][number];

/** The changes of a record of this entity, by its key; fetched while `enabled`. */
export const useAlteracoes = (entidade: string, id: string, enabled = true) =>
  useQuery({
    queryKey: ['alteracoes', entidade, id],
    queryFn: async ({signal}) => (await client.get('/api/alteracoes', {query: {entidade, id}, signal})).alteracoes,
    enabled,
    staleTime: 0,
  });

/** Converts a change to a timeline event with the old and new values; `more` is shown below. */
export function alteracaoEvent(entidade: string, alteracao: Alteracao, more?: ReactNode): TimelineEvent {
  const {acao, ocorridoEm: when, por: who, antes, depois} = alteracao;
  const fields = fieldsOf(entidade);
  const event = {title: ALTERACAO_TITLES[acao] ?? acao, who, when};
  const changed = Object.keys(depois ?? {}).filter(name => fields[name]);
  if (!antes || changed.length === 0) return event;
  const text = (
    <>
      <div>
        {changed.map(name => (
          <p key={name}>
            {fields[name]?.title}: <FieldValue field={fields[name]} value={antes[name]} />
            {' → '}
            <FieldValue field={fields[name]} value={depois?.[name]} />
          </p>
        ))}
      </div>
      {more}
    </>
  );
  return {...event, text, tone: 'info'};
}
