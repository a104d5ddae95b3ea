import {useMutation} from '@tanstack/react-query';
import {client, messageOf, type BodyOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useRef, useState} from 'react';
import type {Import} from '../kind';

type Change = BodyOf<'/api/importacoes/{id}', 'PUT'>;
type Fields = Import['colunas'][number]['campo'][];

/**
 * What each column is and how the file is read, stored at every choice: there is nothing to save and nothing to lose. Choices
 * go one after the other; the last answer is what is shown.
 */
export function useMapping({id, colunas}: Import, onChanged: (changed: Import) => void) {
  const [chosen, setChosen] = useState<Fields>();
  const waiting = useRef(0);
  const stored = colunas.map(({campo}) => campo);
  const fields = chosen ?? stored;
  const {mutate, isPending} = useMutation({
    // One after the other, in the order in which they were chosen.
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
    /** Where a field comes from: of two columns the one that was chosen last has it. */
    choose: (column: number, campo: Fields[number]): void => {
      const campos = fields.map((other, i) => (i === column ? campo : other === campo ? null : other));
      setChosen(campos);
      change({campos});
    },
    /** Another reading of the file, of which the server says anew what the columns are. */
    read: (reading: Omit<Change, 'campos'>): void => change(reading),
  };
}
