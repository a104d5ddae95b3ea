import {Checkbox} from '@clube/ui';
import {PATHS} from '../../base/paths';
import styles from '../../components/pintor-form/PintorForm.module.css';
import type {PintorForm} from '../../components/pintor-form/pintor-form';

/** Two things to agree with, each with its text to read in a tab of its own: the form stays as it is. */
export function Consents({form}: {form: PintorForm}) {
  const {values, errors, change} = form;
  return (
    <fieldset className={styles.section}>
      <legend>Para terminar</legend>
      <div className={styles.fullWidth}>
        <Checkbox
          name="concordaTermos"
          checked={values.concordaTermos ?? false}
          error={errors['concordaTermos']}
          onChange={event => change({concordaTermos: event.target.checked})}
        >
          Concordo com o compartilhamento dos meus dados, como descrito na{' '}
          <a href={PATHS.privacy} target="_blank" rel="noreferrer">
            Política de privacidade
          </a>
          .
        </Checkbox>
        <Checkbox
          name="aceitouRegulamento"
          checked={values.aceitouRegulamento ?? false}
          error={errors['aceitouRegulamento']}
          onChange={event => change({aceitouRegulamento: event.target.checked})}
        >
          Concordo com os termos do{' '}
          <a href={PATHS.regulamento} target="_blank" rel="noreferrer">
            Regulamento
          </a>
          .
        </Checkbox>
      </div>
    </fieldset>
  );
}
