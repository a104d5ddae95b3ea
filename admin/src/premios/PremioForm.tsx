import {RecordForm} from '../components/inputs/RecordForm';
import {premioAsTyped, premioToSend, validatePremio} from './form';
import {PremioInputs} from './PremioInputs';

const INITIAL = {tipo: 'geral', isCombo: false, quantidade: '', tags: ''};

export default function PremioForm() {
  return (
    <RecordForm
      created="Prêmio cadastrado com sucesso"
      changed="Prêmio atualizado com sucesso"
      notLoaded="Erro ao buscar prêmios"
      validate={validatePremio}
      toSend={premioToSend}
      asTyped={premioAsTyped}
      initial={INITIAL}
    >
      <PremioInputs />
    </RecordForm>
  );
}
