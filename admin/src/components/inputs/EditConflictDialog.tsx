import {fieldsOf} from '@clube/api-client/fields';
import {useSaveContext} from 'react-admin';
import {useFormContext} from 'react-hook-form';
import {useManifest} from '../../manifest/context';
import {SEEN} from '../../providers/changed-fields';
import {ConfirmDialog} from '../dialog/ConfirmDialog';
import {FieldValue} from '../entity-screens/FieldValue';
import styles from './EditConflictDialog.module.css';
import {useSetRecordValues} from './useSetRecordValues';

type Values = Readonly<Record<string, unknown>>;

interface Props {
  /** The fields that somebody else changed, as they are now. */
  current: Values;
  /** What was typed, as it travels, and the record, as it is typed. */
  toSend: (values: Values) => Values;
  asTyped: (values: Values) => Values;
  /** All that is known of what is stored now. */
  seen: Values;
  /** Either choice was made, knowing that. */
  onSeen: (seen: Values) => void;
  onClose: () => void;
}

/** Two people changed the same fields: shows both, and lets the second one choose. What else was typed stays. */
export function EditConflictDialog({current, toSend, asTyped, seen, onSeen, onClose}: Props) {
  const {rest} = useManifest();
  const {getValues} = useFormContext();
  const bringIn = useSetRecordValues(asTyped);
  const {save, saving} = useSaveContext();
  const fields = fieldsOf(rest?.entity ?? '');
  const own = toSend(getValues());
  const overwrite = (): void => {
    onSeen(seen);
    void save?.(getValues(), {transform: (values: Values) => ({...toSend(values), [SEEN]: seen})});
  };
  const takeOver = (): void => {
    bringIn(current);
    onSeen(seen);
  };
  return (
    <ConfirmDialog
      title="Este cadastro mudou enquanto você o editava"
      confirmLabel="Salvar o meu"
      busy={saving === true}
      other={{label: 'Ficar com o de agora', busy: false, onPress: takeOver}}
      onConfirm={overwrite}
      onClose={onClose}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Agora</th>
            <th scope="col">O seu</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(current).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{fields[name]?.title ?? name}</th>
              <td>
                <FieldValue field={fields[name]} value={value} />
              </td>
              <td>
                <FieldValue field={fields[name]} value={own[name]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConfirmDialog>
  );
}
