import {RecordContextProvider, useRecordContext} from 'react-admin';
import {useMemo, type ReactNode} from 'react';
import {Edicao} from '../components/entradas/Edicao';
import {Formulario} from '../components/entradas/Formulario';
import {Pagina} from '../components/Pagina';
import {premioDigitado, premioEnviado, validarPremio} from './formulario';
import {PremioInputs} from './PremioInputs';
import type {Premio} from './tipos';

const VOLTAR = '/painel/premios';

/** Hands the form the record as it is typed instead of as it is stored. */
function ComoDigitado({children}: {children: ReactNode}) {
  const premio = useRecordContext<Premio>();
  const digitado = useMemo(() => (premio ? premioDigitado(premio) : undefined), [premio]);
  return <RecordContextProvider value={digitado}>{children}</RecordContextProvider>;
}

export function PremioEdit() {
  return (
    <Pagina titulo="Editar Prêmio">
      <Edicao
        recurso="premios"
        voltar={VOLTAR}
        sucesso="Prêmio atualizado com sucesso"
        falhaAoCarregar="Erro ao buscar prêmios"
        enviar={premioEnviado}
      >
        <ComoDigitado>
          <Formulario validar={valores => validarPremio(valores, false)} voltar={VOLTAR} enviar="Salvar">
            <PremioInputs />
          </Formulario>
        </ComoDigitado>
      </Edicao>
    </Pagina>
  );
}
