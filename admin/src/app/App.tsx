import {Toasts} from '@clube/ui';
import {createPainelTheme, useTheme} from '@clube/ui/mui';
import {ThemeProvider} from '@mui/material/styles';
import {useMemo} from 'react';
import {BrowserRouter, Route, Routes} from 'react-router-dom';
import {Convite} from './login/Convite';
import {Login} from './login/Login';
import {Painel} from './Painel';

/** The entrance, and behind it the panel. */
export function App() {
  const {mode} = useTheme();
  const theme = useMemo(() => createPainelTheme(mode), [mode]);
  return (
    <BrowserRouter>
      <ThemeProvider theme={theme}>
        <Routes>
          <Route path="/painel" element={<Login />} />
          <Route path="/painel/convite" element={<Convite />} />
          <Route path="/painel/*" element={<Painel theme={theme} />} />
        </Routes>
        <Toasts />
      </ThemeProvider>
    </BrowserRouter>
  );
}
