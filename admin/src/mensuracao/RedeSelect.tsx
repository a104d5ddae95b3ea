import {FilterSelect, type Option} from '../components/list/FilterSelect';
import {useRedeOptions} from '../components/list/useRedeOptions';

interface Props {
  /** The network's id; empty for none. */
  rede: string;
  onRede: (rede: string) => void;
  /** The report is of one network: once one is chosen, there is no way back to none. */
  required?: boolean;
  /** Options behind the networks. */
  more?: readonly Option[];
}

/** The filter of a report by network. */
export function RedeSelect({rede, onRede, required = false, more = []}: Props) {
  const redes = useRedeOptions();
  const empty = required ? rede === '' && {all: 'Escolha'} : {all: 'Todas'};
  return <FilterSelect label="Rede" value={rede} options={[...redes, ...more]} {...empty} onChange={onRede} />;
}
