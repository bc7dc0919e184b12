; What the Windows installer does besides copying files, and the uninstaller reverts.

; The firewall: devices in the same network may reach the app. Windows treats most home networks as public; in those only the local subnet may.
!macro removeFirewallRules
  nsExec::Exec '"$SYSDIR\netsh.exe" advfirewall firewall delete rule name="${PRODUCT_NAME}" program="$INSTDIR\${APP_EXECUTABLE_FILENAME}"'
  Pop $0
!macroend

!macro addFirewallRule SCOPE
  nsExec::Exec '"$SYSDIR\netsh.exe" advfirewall firewall add rule name="${PRODUCT_NAME}" dir=in action=allow ${SCOPE} program="$INSTDIR\${APP_EXECUTABLE_FILENAME}" enable=yes'
  Pop $0
  ${if} $0 != 0
    DetailPrint "The firewall could not be told of ${PRODUCT_NAME}; Windows asks at its first start."
  ${endIf}
!macroend

!macro customInstall
  !insertmacro removeFirewallRules
  !insertmacro addFirewallRule "profile=private"
  !insertmacro addFirewallRule "profile=public remoteip=localsubnet"

  ; Links that begin with auction-night://
  DeleteRegKey SHELL_CONTEXT "Software\Classes\auction-night"
  WriteRegStr SHELL_CONTEXT "Software\Classes\auction-night" "" "URL:${PRODUCT_NAME}"
  WriteRegStr SHELL_CONTEXT "Software\Classes\auction-night" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\auction-night\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\auction-night\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
!macroend

!macro customUnInstall
  !insertmacro removeFirewallRules
  DeleteRegKey SHELL_CONTEXT "Software\Classes\auction-night"
!macroend
