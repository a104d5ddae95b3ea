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
  /** The current values of the fields that another person has changed. */
  current: Values;
  /** Converts the typed values for the request, and the record for the inputs. */
  toSend: (values: Values) => Values;
  asTyped: (values: Values) => Values;
  /** The current stored values that are known from earlier conflicts. */
  seen: Values;
  /** Called after either choice with the stored values that were shown. */
  onSeen: (seen: Values) => void;
  onClose: () => void;
}

/**
 * Shows both versions of fields that two people have changed, and lets the second person choose. Other typed values
 * stay.
 */
export function EditConflictDialog({current, toSend, asTyped, seen, onSeen, onClose}: Props) {
  const {rest} = useManifest();
  const {getValues} = useFormContext();
  const bringIn = useSetRecordValues(asTyped);
  const {save, saving} = useSaveContext();
  const fields = fieldsOf(rest?.entity ?? '');
  const ownValues = toSend(getValues());
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
                <FieldValue field={fields[name]} value={ownValues[name]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConfirmDialog>
  );
}
