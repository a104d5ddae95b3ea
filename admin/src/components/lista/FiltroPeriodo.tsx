import {Botao, avisar} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {somarDias, type DataCivil} from '@clube/domain';
import estilos from './Lista.module.css';
import {useFilters} from './useFilters';

/** The last seven days up to today. */
export function ultimosSeteDias(hoje: DataCivil): {dataInicial: DataCivil; dataFinal: DataCivil} {
  return {dataInicial: somarDias(hoje, -7), dataFinal: hoje};
}

/** De and Até: both or none. */
export function FiltroPeriodo() {
  const {filterValues, setFilters, textOf} = useFilters();
  const atual = {de: textOf('dataInicial'), ate: textOf('dataFinal')};
  const [digitado, setDigitado] = useState<{de: string; ate: string}>();
  const {de, ate} = digitado ?? atual;
  const aplicar = (dataInicial: string, dataFinal: string): void => {
    const {dataInicial: _de, dataFinal: _ate, ...outros} = filterValues;
    setFilters(dataInicial ? {...outros, dataInicial, dataFinal} : outros, {}, false);
    setDigitado(undefined);
  };
  const filtrar = (evento: SubmitEvent): void => {
    evento.preventDefault();
    if (!de || !ate) avisar.erro('Por favor, selecione ambas as datas para filtrar.');
    else if (de > ate) avisar.erro('A data inicial não pode ser maior que a final.');
    else aplicar(de, ate);
  };
  return (
    <form className={estilos.periodo} onSubmit={filtrar} noValidate>
      <label>
        De
        <input type="date" max={DATA_MAXIMA} value={de} onChange={e => setDigitado({de: e.target.value, ate})} />
      </label>
      <label>
        Até
        <input type="date" max={DATA_MAXIMA} value={ate} onChange={e => setDigitado({de, ate: e.target.value})} />
      </label>
      <Botao type="submit" variante="secundario" pequeno>
        Filtrar
      </Botao>
      {(atual.de || atual.ate) && (
        <Botao variante="texto" pequeno onClick={() => aplicar('', '')}>
          Limpar
        </Botao>
      )}
    </form>
  );
}
