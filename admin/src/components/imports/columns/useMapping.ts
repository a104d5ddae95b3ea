import {useMutation} from '@tanstack/react-query';
import {client, messageOf, type BodyOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useRef, useState} from 'react';
import type {Import} from '../kind';

type Change = BodyOf<'/api/importacoes/{id}', 'PUT'>;
type Fields = Import['colunas'][number]['campo'][];

/**
 * The mapping of columns to fields and the parsing options, stored at every change, so there is no save button and
 * nothing is lost. Changes are sent one after the other; the last response is shown.
 */
export function useMapping({id, colunas}: Import, onChanged: (changed: Import) => void) {
  const [chosen, setChosen] = useState<Fields>();
  const waiting = useRef(0);
  const stored = colunas.map(({campo}) => campo);
  const fields = chosen ?? stored;
  const {mutate, isPending} = useMutation({
    // Mutations of one scope run one after the other, in the order of the choices.
    scope: {id: `importacao ${id}`},
    mutationFn: (body: Change) => client.put('/api/importacoes/{id}', {path: {id}, body}),
    onSuccess: onChanged,
    onError: reason => notify.error(messageOf(reason)),
    onSettled: () => {
      waiting.current -= 1;
      if (waiting.current === 0) setChosen(undefined);
    },
  });
  const change = (body: Change): void => {
    waiting.current += 1;
    mutate(body);
  };
  return {
    fields,
    busy: isPending,
    /** Assigns a field to a column; if another column had the field, it loses it. */
    choose: (column: number, campo: Fields[number]): void => {
      const campos = fields.map((other, i) => (i === column ? campo : other === campo ? null : other));
      setChosen(campos);
      change({campos});
    },
    /** Changes the parsing options; the server then detects the columns' fields again. */
    read: (reading: Omit<Change, 'campos'>): void => change(reading),
  };
}
