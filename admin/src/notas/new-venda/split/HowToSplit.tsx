import {SelectField} from '@clube/ui';
import styles from './SplitDialog.module.css';
import type {Arrangement, CuttableSheet} from './halves';

interface Props {
  sheets: readonly CuttableSheet[];
  /** Index in the list of sheets. */
  sheet: number;
  arrangement: Arrangement;
  onValueChange: (sheet: number, arrangement: Arrangement) => void;
}

const ARRANGEMENT_OPTIONS = [
  {value: 'pages', text: 'Em páginas diferentes'},
  {value: 'beside', text: 'Lado a lado'},
  {value: 'above', text: 'Uma acima da outra'},
] as const satisfies {value: Arrangement; text: string}[];

/** The controls to say where two receipts lie that the reading could not locate. */
export function HowToSplit({sheets, sheet, arrangement, onValueChange}: Props) {
  return (
    <fieldset className={styles.destinations}>
      <legend>Como as duas notas estão</legend>
      <div className={styles.position}>
        <SelectField
          label="Posição"
          options={sheets.length > 1 ? ARRANGEMENT_OPTIONS : ARRANGEMENT_OPTIONS.slice(1)}
          value={arrangement}
          onChange={({target}) => onValueChange(sheet, target.value as Arrangement)}
        />
        {sheets.length > 1 && arrangement !== 'pages' && (
          <SelectField
            label="Página das duas"
            options={sheets.map(({name}, i) => ({value: String(i), text: name}))}
            value={String(sheet)}
            onChange={({target}) => onValueChange(Number(target.value), arrangement)}
          />
        )}
      </div>
    </fieldset>
  );
}
