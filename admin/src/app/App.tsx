import {Toasts} from '@clube/ui';
import {createPainelTheme, useTheme} from '@clube/ui/mui';
import {ThemeProvider, useTheme as useMuiTheme} from '@mui/material/styles';
import {useMemo} from 'react';
import {Outlet, RouterProvider, createBrowserRouter} from 'react-router-dom';
import {Convite} from './login/Convite';
import {Login} from './login/Login';
import {Painel} from './Painel';

/** What stands around every page. */
function Frame() {
  const {mode} = useTheme();
  const theme = useMemo(() => createPainelTheme(mode), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <Outlet />
      <Toasts />
    </ThemeProvider>
  );
}

function ThemedPainel() {
  return <Painel theme={useMuiTheme()} />;
}

/** The entrance, and behind it the panel. A router with data, for only such a one asks before a page is left. */
const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      {path: '/painel', element: <Login />},
      {path: '/painel/convite', element: <Convite />},
      {path: '/painel/*', element: <ThemedPainel />},
    ],
  },
]);

export function App() {
  return <RouterProvider router={router} />;
}
