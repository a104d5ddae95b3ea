import {LojaSearch} from '../loja-search/LojaSearch';
import {UF_OPTIONS} from './options';
import {SelectInput, TextInput} from './PintorFields';
import styles from './PintorForm.module.css';
import {pintorField, type PintorForm} from './pintor-form';

/** The painter's preferred store, found by name, and its city. */
export function PreferredLojaFields({form}: {form: PintorForm}) {
  const {label, maxLength} = pintorField('lojaPreferida');
  return (
    <>
      <LojaSearch
        label={label}
        name="lojaPreferida"
        maxLength={maxLength}
        value={form.values.lojaPreferida ?? ''}
        error={form.errors['lojaPreferida']}
        className={styles.fullWidth}
        onValueChange={lojaPreferida => form.change({lojaPreferida})}
      />
      <TextInput form={form} field="cidadeLojaPreferida" optional />
      <SelectInput form={form} field="estadoLojaPreferida" optional options={UF_OPTIONS} />
    </>
  );
}
